import { whyImpossible } from "@suvarna/domain/rate-guard";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { claimOf } from "./claim.ts";
import type { GuardParts } from "./consider-reading.ts";
import { refused } from "./enter-sheet.ts";
import { ratesChanged } from "./events.ts";
import { addSheets, findSheet, lockSheets, type WrittenSheet } from "./queries.ts";
import { decideReading, isReading, type Reading } from "./readings.ts";

/** Who decides about a reading in quarantine, and why. */
export interface Decision {
  readonly staffId: string;
  readonly readingId: string;
  readonly reason: string;
}

/**
 * Sells by a reading that waits in quarantine, from now on.
 * @throws Refusal reading_not_found, reading_decided; rate_refused when it has become too old
 */
export function confirmReading(
  { bus, clock, config }: GuardParts,
  decision: Decision,
): Promise<WrittenSheet> {
  return bus.transact(async (tx, emit) => {
    await lockSheets(tx);
    const now = clock();
    const reading = await decide(tx, decision, "confirmed", now);
    const claim = claimOf(reading.source, reading);
    const problem = whyImpossible(claim, config.rates, now);
    if (problem) throw refused(problem);
    const [id = ""] = await addSheets(tx, [
      {
        ...{ ...claim, bodyHash: reading.bodyHash, acceptedAt: now },
        ...{
          acceptedBy: decision.staffId,
          reason: `a jump, confirmed by staff: ${decision.reason}`,
        },
      },
    ]);
    emit(ratesChanged(id));
    return (await findSheet(tx, id)) as WrittenSheet;
  });
}

/**
 * Leaves a reading that waits in quarantine out for good.
 * @throws Refusal reading_not_found, reading_decided
 */
export async function rejectReading({ bus, clock }: GuardParts, decision: Decision): Promise<void> {
  await bus.transact((tx) => decide(tx, decision, "rejected", clock()));
}

async function decide(
  tx: Db,
  { staffId, readingId, reason }: Decision,
  status: "confirmed" | "rejected",
  now: Date,
): Promise<Reading> {
  if (!isId(readingId)) throw new Refusal("reading_not_found");
  const decided = { status, decidedAt: now, decidedBy: staffId, decision: reason };
  const reading = await decideReading(tx, readingId, decided);
  if (reading) return reading;
  throw new Refusal((await isReading(tx, readingId)) ? "reading_decided" : "reading_not_found");
}
