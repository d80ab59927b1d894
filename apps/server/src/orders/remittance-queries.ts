import type { RemittanceInput } from "@suvarna/contract/orders/remittance-schemas";
import type { Paise } from "@suvarna/domain/money";
import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { isAmong } from "../platform/columns.ts";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { type cancelledRemittances, cashRemittances } from "./money-tables.ts";
import { orderHistory, orders } from "./tables.ts";

/** The views of staff's list of the cash of delivered orders. */
export type RemittanceView = "waiting" | "different" | "remitted";

/** The cancellation of a transfer that was written down wrongly. */
type Cancellation = Pick<
  typeof cancelledRemittances.$inferSelect,
  "id" | "reason" | "cancelledBy" | "cancelledAt"
>;

/** The cash of a delivered order for the list of staff. */
export interface RemittanceRow {
  readonly remittance: typeof cashRemittances.$inferSelect;
  /** The cancellation of the transfer; null for cash that waits and for a transfer that holds. */
  readonly cancelled: Cancellation | null;
  readonly orderNumber: string;
  readonly courier: string | null;
  readonly trackingNumber: string | null;
  readonly dispatchNote: string | null;
}

/** Stores that a courier has the cash of an order. */
export async function insertRemittance(
  tx: Tx,
  owed: { orderId: string; due: Paise; deliveredAt: Date },
): Promise<void> {
  await tx.insert(cashRemittances).values(owed).onConflictDoNothing();
}

const WHICH: Readonly<Record<RemittanceView, SQL>> = {
  waiting: isNull(cashRemittances.remitted),
  different: ne(cashRemittances.remitted, cashRemittances.due),
  remitted: isNotNull(cashRemittances.remitted),
};

/**
 * Lists a page of the cash of delivered orders: cash that couriers still owe is sorted oldest
 * first, other cash newest first.
 */
export async function listRemittances(
  db: Db,
  view: RemittanceView,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<RemittanceRow[]> {
  const isWaiting = view === "waiting";
  const order = isWaiting
    ? [asc(cashRemittances.deliveredAt), asc(cashRemittances.orderId)]
    : [desc(cashRemittances.at), desc(cashRemittances.orderId)];
  const rows = await db
    .select({
      remittance: cashRemittances,
      orderNumber: orders.number,
      courier: orders.courier,
      trackingNumber: orders.trackingNumber,
      dispatchNote: dispatchNoteOf(db),
    })
    .from(cashRemittances)
    .innerJoin(orders, eq(orders.id, cashRemittances.orderId))
    .where(and(WHICH[view], cursor === undefined ? undefined : isBehind(view, cursor)))
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({ ...row, cancelled: null }));
}

/** The note of the dispatch of an order in `cash_remittances`, as a column of a query. */
export function dispatchNoteOf(db: Db): SQL<string | null> {
  const note = db
    .select({ note: orderHistory.note })
    .from(orderHistory)
    .where(
      and(eq(orderHistory.orderId, cashRemittances.orderId), eq(orderHistory.state, "shipped")),
    )
    .limit(1);
  return sql<string | null>`(${note})`;
}

/**
 * The condition of the rows that come after a row in a sorted list; false when the row does not
 * exist.
 */
function isBehind(view: RemittanceView, cursor: string): SQL {
  if (!isId(cursor)) return sql`false`;
  const { deliveredAt, at, orderId } = cashRemittances;
  return view === "waiting"
    ? sql`(${deliveredAt}, ${orderId}) > (select c.delivered_at, c.order_id from cash_remittances c where c.order_id = ${cursor})`
    : sql`(${at}, ${orderId}) < (select c.at, c.order_id from cash_remittances c where c.order_id = ${cursor})`;
}

/** Counts the rows of a list, and sums the paise that couriers owe. */
export async function sumRemittances(
  db: Db,
  view: RemittanceView,
): Promise<{ count: number; due: Paise }> {
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      due: sql<string>`coalesce(sum(${cashRemittances.due}), 0)`,
    })
    .from(cashRemittances)
    .where(WHICH[view]);
  return { count: Number(row?.count ?? 0), due: Number(row?.due ?? 0) };
}

/**
 * Stores the cash that a courier has sent for an order. @returns the amount that was due; null when
 * the cash was recorded before
 */
export async function setRemitted(
  tx: Tx,
  orderId: string,
  sent: { remitted: Paise; by: string; at: Date } & Pick<
    RemittanceInput,
    "remittedOn" | "reference"
  >,
): Promise<Paise | null> {
  const [row] = await tx
    .update(cashRemittances)
    .set(sent)
    .where(and(eq(cashRemittances.orderId, orderId), isNull(cashRemittances.remitted)))
    .returning({ due: cashRemittances.due });
  return row?.due ?? null;
}

/** Finds the cash that a courier collected for an order; null when no courier has collected any. */
export async function findRemittance(
  db: Db,
  orderId: string,
): Promise<typeof cashRemittances.$inferSelect | null> {
  const [row] = await db.select().from(cashRemittances).where(eq(cashRemittances.orderId, orderId));
  return row ?? null;
}

/**
 * The cash that couriers collected for these orders, and what they have sent of it, in paise, by the
 * orders' ids. An order whose cash no courier has collected is not among them.
 */
export async function findCashOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly due: Paise; readonly remitted: Paise | null }>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, due, remitted } = cashRemittances;
  const rows = await db
    .select({ orderId, due, remitted })
    .from(cashRemittances)
    .where(isAmong(orderId, orderIds));
  return new Map(rows.map(({ orderId: id, ...cash }) => [id, cash]));
}

/** The references of the couriers' transfers, by the orders' ids. */
export async function listRemittanceReferences(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { orderId, reference } = cashRemittances;
  return db.select({ orderId, reference }).from(cashRemittances).where(isAmong(orderId, orderIds));
}
