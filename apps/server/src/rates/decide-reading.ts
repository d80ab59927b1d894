import { whyImpossible } from "@suvarna/domain/rate-guard";
import { type Act, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { claimOf } from "./claim.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { rateRefusal } from "./enter-sheet.ts";
import { acceptSheet, findSheet, lockSheets, type WrittenSheet } from "./queries.ts";
import { decideReading, isReading, type Reading } from "./readings.ts";

/** A decision of staff about a reading in quarantine, with its reason. */
export interface Decision {
  readonly readingId: string;
  readonly reason: string;
}

/**
 * Accepts a reading from quarantine, so that the shop sells by it from now on.
 * @throws Refusal reading_not_found, reading_decided; rate_refused when it has become too old
 */
export function confirmReading(
  { app, config }: GuardDependencies,
  actor: UserActor,
  decision: Decision,
): Promise<WrittenSheet> {
  return act(app, actor, async (act) => {
    const { tx } = act;
    await lockSheets(tx);
    const now = app.clock();
    const reading = await decide(act, actor, decision, "confirmed");
    const claim = claimOf(reading.source, reading);
    const problem = whyImpossible(claim, config.rates, now);
    if (problem) throw rateRefusal(problem);
    const id = await acceptSheet(act, {
      ...claim,
      bodyHash: reading.bodyHash,
      acceptedAt: now,
      acceptedBy: actor.userId,
      reason: `a jump, confirmed by staff: ${decision.reason}`,
    });
    return (await findSheet(tx, id)) as WrittenSheet;
  });
}

/** Rejects a reading in quarantine for good. @throws Refusal reading_not_found, reading_decided */
export async function rejectReading(
  { app }: Pick<GuardDependencies, "app">,
  actor: UserActor,
  decision: Decision,
): Promise<void> {
  await act(app, actor, (act) => decide(act, actor, decision, "rejected"));
}

async function decide(
  { tx, at, record }: Act,
  { userId }: UserActor,
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
