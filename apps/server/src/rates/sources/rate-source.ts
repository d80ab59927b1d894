import type { Paise } from "@suvarna/domain/money";

/** What a market quotes: gold and silver of fineness 999, in paise per gram. */
export interface MarketReading {
  readonly gold999: Paise;
  readonly silver999: Paise;
  /** When the market said so. */
  readonly takenAt: Date;
  /** SHA-256 of what the source sent, to prove later what it was; null when nothing was sent. */
  readonly bodyHash: string | null;
}

/** What a source may know when it is asked. */
export interface Asked {
  readonly now: Date;
  /** The rates of fine metal that count now; null when there are none. */
  readonly last: Pick<MarketReading, "gold999" | "silver999"> | null;
}

/** Where rates come from. Nothing that it says is believed before the guard has seen it. */
export interface RateSource {
  /** Its name in the configuration. */
  readonly key: string;
  /** In the shopper's words. */
  readonly name: string;
  /** How many requests one reading takes, and how many a month may be made; null without a limit. */
  readonly cost: { readonly requests: number; readonly monthly: number } | null;
  /** The longest that one reading can take. */
  readonly timeoutMs: number;
  /** One reading of now. @throws SourceError when it has no usable answer */
  read(asked: Asked): Promise<MarketReading>;
}

/** Why a source gave no reading, in words for staff: never an address, which may hold the key. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}
