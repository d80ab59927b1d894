import { ManualRates } from "@suvarna/contract/rates/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { findJump, rateProblem } from "@suvarna/domain/rate-guard";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import { ratesNeedApproval } from "@suvarna/domain/staff/approval";
import * as z from "zod/mini";
import { type Act, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { ApprovedAct } from "../staff/index.ts";
import type { GuardDependencies, SettingDependencies } from "./consider-reading.ts";
import { earlierClock } from "./earlier-clock.ts";
import { acceptSheet, findSheet, lockSheets, newestSheet, type WrittenSheet } from "./queries.ts";
import { referencesAt, refuseChangedRates, type SheetOrApproval } from "./second-person.ts";
import { BY_HAND } from "./sell-age.ts";

const MINUTE_MS = 60_000;
const LONGEST_HOLD_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Sets rates that staff have entered. The rates pass the same guard as the readings of sources,
 * except that staff can confirm a jump. Rates whose distance from the last ones is beyond the
 * shop's limit (by default, any distance) need a second person.
 * @throws Refusal rate_refused, rate_jump
 */
export function enterSheet(
  { app, config, approvals, readDatabaseClock }: SettingDependencies,
  actor: UserActor,
  input: ManualRates,
): Promise<SheetOrApproval> {
  return act(app, actor, async (act) => {
    const { tx } = act;
    await lockSheets(tx);
    const now = await earlierClock(tx, app.clock, readDatabaseClock);
    const perGram = ratesIn(input);
    const newest = await newestSheet(tx, config.rates);
    const claim = { source: BY_HAND, perGram, takenAt: now };
    const problem = rateProblem(claim, config.rates, now);
    if (problem) throw rateRefusal(problem);
    const problemOfHold = holdProblem(input, now);
    if (problemOfHold) throw rateRefusal(problemOfHold);
    const jump = findJump(newest, perGram, config.rates);
    if (jump && !input.confirmJump) throw new Refusal("rate_jump", { extra: { jump } });

    const { limits } = approvals;
    const references = await referencesAt(tx, config.rates, now);
    if (ratesNeedApproval(perGram, references, limits, limits.handRateBp)) {
      const approval = await approvals.request(act, {
        kind: "rates.enter",
        payload: { input, basedOn: newest?.id ?? null } satisfies EnteredRates,
        subject: null,
        before: newest && { perGram: newest.perGram },
        after: { perGram, ...holdOf(input) },
        reason: input.reason,
      });
      return { approval };
    }
    return {
      sheet: await acceptByHand(act, { input, takenAt: now, now, acceptedBy: actor.userId }),
    };
  });
}

/**
 * The payload of a request: the entered rates, and the id of the newest sheet at the time of the
 * request.
 */
const EnteredRates = z.object({ input: ManualRates, basedOn: z.nullable(z.string()) });
type EnteredRates = z.output<typeof EnteredRates>;

/**
 * Sets the entered rates that a second person has approved. Rates that were wanted until a time are
 * refused after that time: nobody has approved them for longer.
 * @throws Refusal conflict, rate_refused
 */
export async function enterApprovedSheet(
  { app, config, readDatabaseClock }: GuardDependencies,
  act: Act,
  { payload, askedAt, askedBy }: ApprovedAct,
): Promise<void> {
  const { input, basedOn } = EnteredRates.parse(payload);
  await lockSheets(act.tx);
  await refuseChangedRates(act.tx, config.rates, basedOn);
  const now = await earlierClock(act.tx, app.clock, readDatabaseClock);
  const takenAt = askedAt < now ? askedAt : now;
  const end = endOfHold(input, takenAt);
  if (end !== null && end <= now) {
    throw new Refusal("conflict", {
      message:
        "The time until which these rates were to hold is over, so they were not set. " +
        "If they are still wanted, they must be entered again with a later end.",
    });
  }
  const claim = { source: BY_HAND, perGram: ratesIn(input), takenAt };
  const problem = rateProblem(claim, config.rates, now);
  if (problem) throw rateRefusal(problem);
  const agreedBy = "userId" in act.actor ? act.actor.userId : null;
  await acceptByHand(act, { input, takenAt, now, acceptedBy: askedBy, agreedBy });
}

async function acceptByHand(
  act: Act,
  {
    input,
    takenAt,
    now,
    ...people
  }: {
    input: ManualRates;
    takenAt: Date;
    now: Date;
    acceptedBy: string;
    agreedBy?: string | null;
  },
): Promise<WrittenSheet> {
  const { reason } = input;
  const id = await acceptSheet(act, {
    source: BY_HAND,
    perGram: ratesIn(input),
    takenAt,
    reason,
    acceptedAt: now,
    ...people,
    heldUntil: endOfHold(input, takenAt),
  });
  return (await findSheet(act.tx, id)) as WrittenSheet;
}

/** The part of the input that says how long the rates are held. */
function holdOf({ holdMinutes, holdUntil }: ManualRates) {
  return holdUntil === undefined ? { holdMinutes } : { holdUntil };
}

/**
 * The end of a hold; null without one. Minutes are counted from the time of the request, so that
 * the end does not change while the request waits for approval.
 */
function endOfHold({ holdMinutes, holdUntil }: ManualRates, takenAt: Date): Date | null {
  if (holdUntil !== undefined) return new Date(holdUntil);
  return holdMinutes ? new Date(takenAt.getTime() + holdMinutes * MINUTE_MS) : null;
}

/** Returns why rates can't be held until a time; null when they can. */
function holdProblem({ holdUntil }: ManualRates, now: Date): string | null {
  if (holdUntil === undefined) return null;
  const ms = Date.parse(holdUntil) - now.getTime();
  if (ms <= 0) return "the time until which they hold is over";
  return ms > LONGEST_HOLD_MS ? "they would hold for more than a week" : null;
}

/** Returns the refusal that tells staff why the shop can't sell by the entered rates. */
export function rateRefusal(problem: string): Refusal {
  return new Refusal("rate_refused", {
    message: `The shop can't sell by these rates: ${problem}.`,
  });
}

function ratesIn({ gold24k, gold22k, gold18k, silver }: ManualRates) {
  const derived = deriveRates(paise(gold24k), paise(silver));
  return {
    ...derived,
    ...(gold22k === undefined ? {} : { "22K": paise(gold22k) }),
    ...(gold18k === undefined ? {} : { "18K": paise(gold18k) }),
  };
}
