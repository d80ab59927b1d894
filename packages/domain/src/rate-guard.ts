import { CARATS, type Carat } from "./fineness.ts";
import type { BasisPoints, Paise } from "./money.ts";
import type { RatesPerGram } from "./rate-sheet.ts";

/**
 * The plausible rates of a metal, in paise per gram, and the largest move of a rate in one step, in
 * basis points.
 */
export interface MetalLimits {
  readonly floor: Paise;
  readonly ceiling: Paise;
  readonly jumpBp: BasisPoints;
}

export interface RateLimits {
  readonly gold: MetalLimits;
  readonly silver: MetalLimits;
  /** The maximum age of a reading that can be accepted, in milliseconds. */
  readonly maxAgeMs: number;
}

/** A reading: rates that a source or staff have reported, and that the guard has not judged yet. */
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

/** The guard's decision about a reading. `why` is the reason, for staff to read. */
export type Verdict =
  | { readonly kind: "accept"; readonly confirmedBy: string | null }
  /** The reading is not newer than the newest accepted rates. */
  | { readonly kind: "known" }
  | { readonly kind: "refuse"; readonly why: string }
  /** The reading may be right, but a second source or staff must confirm it. */
  | { readonly kind: "quarantine"; readonly why: string };

/** A source's clock may be this many milliseconds ahead of the shop's clock. */
const CLOCK_SLACK_MS = 2 * 60_000;
/** Two sources agree if their rates differ by at most this share, in basis points. */
const AGREEMENT_BP = 50;
/** Readings that are more than this many milliseconds apart can't confirm each other. */
const AGREEMENT_MS = 60 * 60_000;

/**
 * Decides whether the shop may sell by a reading's rates.
 * @param last the newest accepted rates; null before the first rates, when nothing can be a jump
 * @param waiting the readings in quarantine. A reading that jumps is accepted if a waiting reading
 *   of another source agrees with it
 */
export function judge(
  claim: ClaimedRates,
  { last, waiting, limits, now }: JudgementContext & { readonly waiting: readonly ClaimedRates[] },
): Verdict {
  const problem = rateProblem(claim, limits, now);
  if (problem) return { kind: "refuse", why: problem };
  if (last && isKnown(claim, last)) return { kind: "known" };
  const jump = findJump(last, claim.perGram, limits);
  if (!jump) return { kind: "accept", confirmedBy: null };
  const second = waiting.find(
    (other) =>
      other.source !== claim.source &&
      !rateProblem(other, limits, now) &&
      Math.abs(claim.takenAt.getTime() - other.takenAt.getTime()) <= AGREEMENT_MS &&
      ratesAgree(claim.perGram, other.perGram),
  );
  return second
    ? { kind: "accept", confirmedBy: second.source }
    : { kind: "quarantine", why: jump };
}

export interface JudgementContext {
  readonly last: LastRates | null;
  readonly limits: RateLimits;
  readonly now: Date;
}

/**
 * The reason why a reading's rates can't be right, even if staff confirm them; null when the rates
 * may be right.
 */
export function rateProblem(
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

/**
 * Whether a reading is older than the newest accepted rates, or equal to them. An old value from a
 * cache, or a source that lags behind another, must not replace newer rates.
 */
function isKnown(claim: ClaimedRates, last: LastRates): boolean {
  if (claim.takenAt < last.takenAt) return true;
  const isSame = CARATS.every((carat) => claim.perGram[carat] === last.perGram[carat]);
  return isSame && claim.takenAt.getTime() === last.takenAt.getTime();
}

/** Whether two sets of rates differ so little that they confirm each other. */
export function ratesAgree(one: ClaimedRates["perGram"], other: ClaimedRates["perGram"]): boolean {
  return CARATS.every((carat) => isNear(one[carat], other[carat], AGREEMENT_BP));
}

/**
 * Describes the first grade whose rate moved further than one step allows; null when no rate did.
 */
export function findJump(
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

/**
 * Whether the rate of any grade differs from its earlier rate by more than a share. A grade without
 * an earlier rate does not count.
 */
export function movedMoreThan(
  before: RatesPerGram,
  perGram: ClaimedRates["perGram"],
  bp: BasisPoints,
): boolean {
  return CARATS.some((carat) => {
    const base = before[carat];
    return base !== null && !isNear(perGram[carat], base, bp);
  });
}

function isNear(rate: Paise, base: Paise, bp: BasisPoints): boolean {
  return Math.abs(rate - base) * 10_000 <= base * bp;
}
