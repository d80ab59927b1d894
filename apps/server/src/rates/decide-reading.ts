import { type ClaimedRates, rateProblem } from "@suvarna/domain/rate-guard";
import { ratesNeedApproval } from "@suvarna/domain/staff/approval";
import * as z from "zod/mini";
import { type Act, act, type UserActor } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import type { ApprovedAct } from "../staff/index.ts";
import { claimOf } from "./claim.ts";
import type { GuardDependencies, SettingDependencies } from "./consider-reading.ts";
import { rateRefusal } from "./enter-sheet.ts";
import { acceptSheet, findSheet, lockSheets, newestSheet, type WrittenSheet } from "./queries.ts";
import { decideReading, isReading, type Reading, waitingReadings } from "./readings.ts";
import { referencesAt, refuseChangedRates, type SheetOrApproval } from "./second-person.ts";

/** A decision of staff about a reading in quarantine, with its reason. */
export interface Decision {
  readonly readingId: string;
  readonly reason: string;
}

/**
 * Accepts a reading from quarantine, so that the shop sells by its rates from now on. A reading
 * beyond the shop's limit needs a second person, and stays in quarantine until that person approves
 * it.
 * @throws Refusal reading_not_found, reading_decided; rate_refused when the reading has become too
 *   old
 */
export function confirmReading(
  { app, config, approvals }: SettingDependencies,
  actor: UserActor,
  decision: Decision,
): Promise<SheetOrApproval> {
  return act(app, actor, async (act) => {
    const { tx } = act;
    await lockSheets(tx);
    const now = app.clock();
    const { readingId, reason } = decision;
    const { source, perGram, takenAt } = await waitingClaim(tx, readingId);
    const problem = rateProblem({ source, perGram, takenAt }, config.rates, now);
    if (problem) throw rateRefusal(problem);
    const { limits } = approvals;
    const references = await referencesAt(tx, config.rates, now);
    if (ratesNeedApproval(perGram, references, limits, limits.rateJumpBp)) {
      const newest = await newestSheet(tx, config.rates);
      const approval = await approvals.request(act, {
        kind: "rates.confirm",
        payload: { readingId, reason, basedOn: newest?.id ?? null } satisfies ConfirmedReading,
        subject: readingId,
        before: newest && { perGram: newest.perGram },
        after: { source, perGram },
        reason,
      });
      return { approval };
    }
    return { sheet: await confirm(act, config, { acceptedBy: actor.userId }, decision) };
  });
}

/**
 * The payload of a request for the approval of a second person: the reading in quarantine that is
 * to be accepted.
 */
const ConfirmedReading = z.object({
  readingId: z.string(),
  reason: z.string(),
  basedOn: z.nullable(z.string()),
});
type ConfirmedReading = z.output<typeof ConfirmedReading>;

/**
 * Accepts a reading whose confirmation a second person has approved.
 * @throws Refusal conflict, reading_not_found, reading_decided, rate_refused
 */
export async function confirmApprovedReading(
  { config }: GuardDependencies,
  act: Act,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { basedOn, ...decision } = ConfirmedReading.parse(payload);
  await lockSheets(act.tx);
  await refuseChangedRates(act.tx, config.rates, basedOn);
  const agreedBy = "userId" in act.actor ? act.actor.userId : null;
  await confirm(act, config, { acceptedBy: askedBy, agreedBy }, decision);
}

/**
 * Returns the rates of a reading in quarantine. @throws Refusal reading_not_found, reading_decided
 */
async function waitingClaim(tx: Tx, readingId: string): Promise<ClaimedRates> {
  const waiting = (await waitingReadings(tx)).find(({ id }) => id === readingId);
  if (waiting) return waiting.claim;
  const isKnown = isId(readingId) && (await isReading(tx, readingId));
  throw new Refusal(isKnown ? "reading_decided" : "reading_not_found");
}

async function confirm(
  act: Act,
  config: GuardDependencies["config"],
  people: { readonly acceptedBy: string; readonly agreedBy?: string | null },
  decision: Decision,
): Promise<WrittenSheet> {
  const reading = await decide(act, people.acceptedBy, decision, "confirmed");
  const claim = claimOf(reading.source, reading);
  const problem = rateProblem(claim, config.rates, act.at);
  if (problem) throw rateRefusal(problem);
  const { bodyHash, worldGold999, worldSilver999 } = reading;
  const id = await acceptSheet(act, {
    ...claim,
    bodyHash,
    worldGold999,
    worldSilver999,
    acceptedAt: act.at,
    ...people,
    reason: `a jump, confirmed by staff: ${decision.reason}`,
  });
  return (await findSheet(act.tx, id)) as WrittenSheet;
}

/** Rejects a reading in quarantine for good. @throws Refusal reading_not_found, reading_decided */
export async function rejectReading(
  { app }: Pick<GuardDependencies, "app">,
  actor: UserActor,
  decision: Decision,
): Promise<void> {
  await act(app, actor, (act) => decide(act, actor.userId, decision, "rejected"));
}

async function decide(
  { tx, at, record }: Act,
  userId: string,
  { readingId, reason }: Decision,
  status: "confirmed" | "rejected",
): Promise<Reading> {
  if (!isId(readingId)) throw new Refusal("reading_not_found");
  const decided = { status, decidedAt: at, decidedBy: userId, decision: reason };
  record({ what: `reading.${status}`, subject: readingId });
  const reading = await decideReading(tx, readingId, decided);
  if (reading) return reading;
  throw new Refusal((await isReading(tx, readingId)) ? "reading_decided" : "reading_not_found");
}
