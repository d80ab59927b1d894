import type { Paise } from "@suvarna/domain/money";

/**
 * The prices of gold and silver of fineness 999 in paise per gram: the world's prices, as a source
 * reads them, or local prices, as `adjust-reading.ts` computes them.
 */
export interface MarketReading {
  readonly gold999: Paise;
  readonly silver999: Paise;
  /** The time at which the market had these prices. */
  readonly takenAt: Date;
  /**
   * The SHA-256 hash of the source's reply, as evidence of what it contained; null when there was
   * no reply.
   */
  readonly bodyHash: string | null;
}

/** The dependencies of a source when it makes a reading. */
export interface ReadingContext {
  readonly now: Date;
  /** The current prices of fine metal before duty and premium; null when there are none. */
  readonly last: Pick<MarketReading, "gold999" | "silver999"> | null;
}

/** A source of rates. Its readings are not trusted before the guard has accepted them. */
export interface RateSource {
  /** The source's name in the configuration. */
  readonly key: string;
  /** The source's name as shoppers see it. */
  readonly name: string;
  /**
   * How many requests one reading takes, and how many requests a month are allowed; null without a
   * limit.
   */
  readonly cost: { readonly requests: number; readonly monthly: number } | null;
  /** The longest time that one reading can take. */
  readonly timeoutMs: number;
  /** Reads the current prices. @throws SourceError when the source has no usable answer */
  read(context: ReadingContext): Promise<MarketReading>;
}

/**
 * The error of a source that gave no reading, in words for staff. The message never contains an
 * address, which may include the API key.
 */
export class SourceError extends Error {
  override readonly name = "SourceError";
}
