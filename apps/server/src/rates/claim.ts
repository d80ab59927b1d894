import { forEachCarat } from "@suvarna/domain/fineness";
import type { ClaimedRates } from "@suvarna/domain/rate-guard";
import { deriveRates } from "@suvarna/domain/rate-sheet";

const NO_RATES = forEachCarat(() => Number.NaN);

/**
 * The rates that a source reports: its two prices and the grades derived from them. A rate is NaN
 * when the source's price is not a usable amount.
 */
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
