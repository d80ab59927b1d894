import { CARATS, type Carat } from "./fineness.ts";
import type { BasisPoints, Paise } from "./money.ts";
import type { RatesPerGram } from "./rate-sheet.ts";

/** What a rate of one metal may be, in paise per gram, and how far it may go in one step. */
export interface MetalLimits {
  readonly floor: Paise;
  readonly ceiling: Paise;
  readonly jumpBp: BasisPoints;
}

export interface RateLimits {
  readonly gold: MetalLimits;
  readonly silver: MetalLimits;
  /** How old a reading may be to be accepted, and a rate to be sold by. */
  readonly maxAgeMs: number;
}

/** What a source or staff say that the rates are. Nothing of it is believed yet. */
export interface ClaimedRates {
  readonly source: string;
  readonly perGram: Readonly<Record<Carat, Paise>>;
  readonly takenAt: Date;
}

/** The newest rates that were accepted. */
export interface LastRates {
  readonly source: string;
  readonly perGram: RatesPerGram;
  readonly takenAt: Date;
}

/** What is to be done with a claim; `why` is for staff. */
export type Verdict =
  | { readonly kind: "accept"; readonly confirmedBy: string | null }
  /** It tells nothing newer than what is known. */
  | { readonly kind: "known" }
  | { readonly kind: "refuse"; readonly why: string }
  /** It may be true, but only a second source or a person can say so. */
  | { readonly kind: "quarantine"; readonly why: string };

/** A source's clock may be this far ahead of ours. */
const CLOCK_SLACK_MS = 2 * 60_000;
/** Two sources that differ by no more say the same. */
const AGREEMENT_BP = 50;
/** What was read further apart says nothing of the same market. */
const AGREEMENT_MS = 60 * 60_000;

/**
 * Whether claimed rates may be sold by.
 * @param last the newest accepted rates; null before the first, when nothing can be a jump
 * @param waiting what is in quarantine; a claim of another source confirms it, and itself, by saying the same
 */
export function judge(
  claim: ClaimedRates,
  { last, waiting, limits, now }: JudgedBy & { readonly waiting: readonly ClaimedRates[] },
): Verdict {
  const problem = whyImpossible(claim, limits, now);
  if (problem) return { kind: "refuse", why: problem };
  if (last && isKnown(claim, last)) return { kind: "known" };
  const jump = jumpFrom(last, claim.perGram, limits);
  if (!jump) return { kind: "accept", confirmedBy: null };
  const second = waiting.find(
    (other) =>
      other.source !== claim.source &&
      !whyImpossible(other, limits, now) &&
      Math.abs(claim.takenAt.getTime() - other.takenAt.getTime()) <= AGREEMENT_MS &&
      CARATS.every((carat) => isNear(claim.perGram[carat], other.perGram[carat], AGREEMENT_BP)),
  );
  return second
    ? { kind: "accept", confirmedBy: second.source }
    : { kind: "quarantine", why: jump };
}

export interface JudgedBy {
  readonly last: LastRates | null;
  readonly limits: RateLimits;
  readonly now: Date;
}

/** Why nobody may sell by these rates, whoever confirms them; null when they may be true. */
export function whyImpossible(
  { perGram, takenAt }: ClaimedRates,
  { gold, silver, maxAgeMs }: RateLimits,
  now: Date,
): string | null {
  const ageMs = now.getTime() - takenAt.getTime();
  if (!Object.values(perGram).every((rate) => Number.isSafeInteger(rate) && rate > 0)) {
    return "a rate is no amount";
  }
  if (perGram["24K"] > gold.ceiling) return "gold is above its ceiling";
  if (perGram["24K"] < gold.floor) return "gold is below its floor";
  if (perGram.Silver > silver.ceiling) return "silver is above its ceiling";
  if (perGram.Silver < silver.floor) return "silver is below its floor";
  if (!isInOrder(perGram)) return "the grades are not in their order";
  if (Number.isNaN(ageMs)) return "it has no time";
  if (ageMs < -CLOCK_SLACK_MS) return "it is from the future";
  if (ageMs > maxAgeMs) return "it is too old";
  return null;
}

function isInOrder(perGram: ClaimedRates["perGram"]): boolean {
  return CARATS.every((carat, index) => {
    const next = CARATS[index + 1];
    return next === undefined || perGram[carat] > perGram[next];
  });
}

/** A cache that is served again, or a source that lags behind another, must not turn rates back. */
function isKnown(claim: ClaimedRates, last: LastRates): boolean {
  if (claim.takenAt < last.takenAt) return true;
  const isSame = CARATS.every((carat) => claim.perGram[carat] === last.perGram[carat]);
  return isSame && claim.takenAt.getTime() === last.takenAt.getTime();
}

/** Which grade went further than one step may go, in words; null when none did. */
export function jumpFrom(
  last: LastRates | null,
  perGram: ClaimedRates["perGram"],
  { gold, silver }: Pick<RateLimits, "gold" | "silver">,
): string | null {
  for (const carat of CARATS) {
    const before = last?.perGram[carat];
    const { jumpBp } = carat === "Silver" ? silver : gold;
    if (before && !isNear(perGram[carat], before, jumpBp)) {
      const percent = ((perGram[carat] - before) / before) * 100;
      return `${carat} moved by ${percent.toFixed(1)} %, more than ${jumpBp / 100} % at once`;
    }
  }
  return null;
}

function isNear(rate: Paise, base: Paise, bp: BasisPoints): boolean {
  return Math.abs(rate - base) * 10_000 <= base * bp;
}
