import type { DeclineReason } from "@suvarna/domain/payment";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import type { Evidence } from "./gateway.ts";
import type { Payment } from "./queries.ts";
import { paymentEvents } from "./tables.ts";

type EvidenceSource = (typeof paymentEvents.$inferSelect)["source"];

/** The longest text of a bank that is kept, in characters. */
const MOST_SAID = 200;

/**
 * Stores evidence from a gateway. A later report of the same outcome only adds the bank's words and
 * the reason of the decline, if the first report came without them.
 * @returns false when the same evidence is already stored
 */
export async function insertEvent(
  tx: Tx,
  payment: Payment,
  { gateway, paymentReference, outcome, amount, currency, said, declineReason }: Evidence,
  { source, at }: { source: EvidenceSource; at: Date },
): Promise<boolean> {
  const words = said?.trim().slice(0, MOST_SAID) || null;
  const attempt = { gateway, paymentReference, outcome, amount, currency };
  const row = { ...attempt, said: words, declineReason, source, at };
  const added = await tx
    .insert(paymentEvents)
    .values({ ...row, paymentId: payment.id })
    .onConflictDoNothing()
    .returning({ outcome: paymentEvents.outcome });
  if (added.length > 0) return true;
  if (words !== null || declineReason) await completeEvent(tx, attempt, { words, declineReason });
  return false;
}

async function completeEvent(
  tx: Tx,
  {
    gateway,
    paymentReference,
    outcome,
  }: Pick<Evidence, "gateway" | "paymentReference" | "outcome">,
  late: { words: string | null; declineReason: DeclineReason | undefined },
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({
      said: sql`coalesce(${paymentEvents.said}, ${late.words})`,
      declineReason: sql`coalesce(${paymentEvents.declineReason}, ${late.declineReason ?? null})`,
    })
    .where(
      and(
        eq(paymentEvents.gateway, gateway),
        eq(paymentEvents.paymentReference, paymentReference),
        eq(paymentEvents.outcome, outcome),
      ),
    );
}
