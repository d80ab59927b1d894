import type { Paise } from "@suvarna/domain/money";
import { asc, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { cancelledRemittances, cashRemittances } from "./money-tables.ts";
import { dispatchNoteOf, type RemittanceRow } from "./remittance-queries.ts";
import { orders } from "./tables.ts";

export type CancelledRemittance = typeof cancelledRemittances.$inferSelect;

/** A transfer of a courier as staff have written it down. */
interface WrittenTransfer {
  readonly remitted: Paise;
  readonly remittedOn: string;
  readonly reference: string;
  /** The member of staff who wrote the transfer down, and the time. */
  readonly by: string;
  readonly at: Date;
}

/**
 * Locks the cash of an order until the transaction ends. @returns the transfer that is written
 * down; null when the order waits for its cash
 */
export async function lockTransfer(tx: Tx, orderId: string): Promise<WrittenTransfer | null> {
  const [row] = await tx
    .select()
    .from(cashRemittances)
    .where(eq(cashRemittances.orderId, orderId))
    .for("update");
  const { remitted, remittedOn, reference, by, at } = row ?? {};
  if (remitted == null || remittedOn == null || reference == null || by == null || at == null) {
    return null;
  }
  return { remitted, remittedOn, reference, by, at };
}

/** Keeps a transfer as cancelled, and lets the order wait for its cash again. */
export async function cancelTransfer(
  tx: Tx,
  orderId: string,
  {
    transfer,
    ...cancelled
  }: { transfer: WrittenTransfer } & Pick<
    CancelledRemittance,
    "reason" | "cancelledBy" | "cancelledAt"
  >,
): Promise<void> {
  await tx.insert(cancelledRemittances).values({ orderId, ...transfer, ...cancelled });
  await tx
    .update(cashRemittances)
    .set({ remitted: null, remittedOn: null, reference: null, by: null, at: null })
    .where(eq(cashRemittances.orderId, orderId));
}

/** Lists a page of the cancelled transfers, newest first. */
export async function listCancelledRemittances(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<RemittanceRow[]> {
  const rows = await db
    .select({
      cash: cashRemittances,
      cancelled: cancelledRemittances,
      orderNumber: orders.number,
      courier: orders.courier,
      trackingNumber: orders.trackingNumber,
      dispatchNote: dispatchNoteOf(db),
    })
    .from(cancelledRemittances)
    .innerJoin(cashRemittances, eq(cashRemittances.orderId, cancelledRemittances.orderId))
    .innerJoin(orders, eq(orders.id, cancelledRemittances.orderId))
    .where(cursor === undefined ? undefined : isBehind(cursor))
    .orderBy(desc(cancelledRemittances.id))
    .limit(limit);
  return rows.map(({ cash, cancelled, ...order }) => {
    const { remitted, remittedOn, reference, by, at } = cancelled;
    return {
      ...order,
      remittance: { ...cash, remitted, remittedOn, reference, by, at },
      cancelled,
    };
  });
}

/** The condition of the rows that come after a row in the list; false for an impossible id. */
function isBehind(cursor: string): SQL {
  return isId(cursor) ? lt(cancelledRemittances.id, cursor) : sql`false`;
}

/** Counts all cancelled transfers. */
export function countCancelledRemittances(db: Db): Promise<number> {
  return db.$count(cancelledRemittances);
}

/** Lists the cancelled transfers of an order, oldest first. */
export async function listCancelledOf(db: Db, orderId: string): Promise<CancelledRemittance[]> {
  return db
    .select()
    .from(cancelledRemittances)
    .where(eq(cancelledRemittances.orderId, orderId))
    .orderBy(asc(cancelledRemittances.id));
}
