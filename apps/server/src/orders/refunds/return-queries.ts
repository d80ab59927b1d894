import type { ReturnState } from "@suvarna/domain/returns";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { orderReturns } from "../money-tables.ts";

export type ReturnRow = typeof orderReturns.$inferSelect;

export async function insertReturn(tx: Tx, row: ReturnRow): Promise<void> {
  await tx.insert(orderReturns).values(row);
}

/**
 * Stores the decision about an undecided return. @returns false when the order has no undecided
 * return
 */
export async function decideRow(
  tx: Tx,
  orderId: string,
  decision: Pick<ReturnRow, "decidedAt" | "decidedBy" | "note"> & { state: ReturnState },
): Promise<boolean> {
  const waiting = and(eq(orderReturns.orderId, orderId), eq(orderReturns.state, "requested"));
  const decided = await tx
    .update(orderReturns)
    .set(decision)
    .where(waiting)
    .returning({ orderId: orderReturns.orderId });
  return decided.length > 0;
}
