import type { ClaimedRates } from "@suvarna/domain/rate-guard";
import { deriveRates } from "@suvarna/domain/rate-sheet";

const NO_RATES = { "24K": NaN, "22K": NaN, "18K": NaN, Silver: NaN };

/** What a source says, with the grades that follow from its two prices; NaN where nothing can. */
export function claimOf(source: string, { gold999, silver999, takenAt }: Fine): ClaimedRates {
  const isAmount = (value: number | null): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 0;
  return {
    source,
    perGram: isAmount(gold999) && isAmount(silver999) ? deriveRates(gold999, silver999) : NO_RATES,
    takenAt: takenAt ?? new Date(Number.NaN),
  };
}

interface Fine {
  readonly gold999: number | null;
  readonly silver999: number | null;
  readonly takenAt: Date | null;
}
