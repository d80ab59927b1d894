import {
  type OrderState,
  type OwnOrderPart,
  orderNumberFrom,
  REST_PAYABLE,
  STATES_OF_PART,
} from "@suvarna/domain/order";
import type { OrderSort } from "@suvarna/domain/order-views";
import type { ReturnState } from "@suvarna/domain/returns";
import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import type { BuyerKeys } from "./buyer-keys.ts";
import { neighbourConditions, orderBy } from "./desk/order-sort.ts";
import { orderReturns } from "./money-tables.ts";
import { findOrderRefunds, type OrderRefund } from "./refunds/refund-queries.ts";
import type { ReturnRow } from "./refunds/return-queries.ts";
import { orderHistory, orderItems, orders } from "./tables.ts";

type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
export type HistoryRow = typeof orderHistory.$inferSelect;

/** An order with its lines and the steps of its history, each sorted by position. */
export interface PlacedOrder extends OrderRow {
  readonly items: readonly ItemRow[];
  readonly history: readonly HistoryRow[];
  /** The request to return the order; null when the shopper has not asked for a return. */
  readonly return: ReturnRow | null;
  /** The refunds in part, oldest first. */
  readonly refunds: readonly OrderRefund[];
}

/**
 * A part of a list: at most `limit` orders, which come after the order `before` in the list. The
 * list is sorted newest first by default.
 */
export interface Part {
  readonly limit?: number | undefined;
  readonly before?: string | undefined;
  readonly sort?: OrderSort | undefined;
}

/** An order by its id; null when there is none. */
export async function findOrder(db: Db, id: string): Promise<PlacedOrder | null> {
  const [order] = isId(id) ? await findOrdersWhere(db, eq(orders.id, id)) : [];
  return order ?? null;
}

/** Lists the orders of a user, newest first; without a part, all of them. */
export function listOrders(
  db: Db,
  userId: string,
  { show = "all", ...part }: Part & { readonly show?: OwnOrderPart | undefined } = {},
): Promise<PlacedOrder[]> {
  const inPart = show === "all" ? undefined : inArray(orders.state, [...STATES_OF_PART[show]]);
  return findOrdersWhere(db, and(eq(orders.userId, userId), inPart), part);
}

/**
 * Counts a user's orders in each part of the shopper's list, such as the orders that are on the
 * way.
 */
export async function countOwnOrders(
  db: Db,
  userId: string,
): Promise<Readonly<Record<OwnOrderPart, number>>> {
  const rows = await db
    .select({ state: orders.state, count: count() })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.state);
  const sumOf = (states?: readonly OrderState[]) =>
    rows.reduce((sum, row) => (states?.includes(row.state) === false ? sum : sum + row.count), 0);
  const { on_the_way, done } = STATES_OF_PART;
  return { all: sumOf(), on_the_way: sumOf(on_the_way), done: sumOf(done) };
}

/** The filter of staff's list of orders. */
export interface DeskFilter {
  readonly state?: OrderState | undefined;
  /** The state that the return of the order must have. */
  readonly return?: ReturnState | undefined;
  /** The order number, as staff have typed it. */
  readonly number?: string | undefined;
}

/** Lists the orders of all users, newest first, that match the filter. */
export function listAllOrders(
  db: Db,
  { state, return: returnState, number }: DeskFilter,
  part: Part,
): Promise<PlacedOrder[]> {
  const which = and(
    state ? eq(orders.state, state) : undefined,
    returnState ? eq(orderReturns.state, returnState) : undefined,
    number === undefined ? undefined : eq(orders.number, orderNumberFrom(number)),
  );
  return findOrdersWhere(db, which, part);
}

/** The id of the user who owns an order; null when there is no such order. */
export async function findOwner(db: Db, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const [row] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
  return row?.userId ?? null;
}

/** The numbers of orders, by their ids. */
export async function findOrderNumbers(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The orders placed at the rates of a sheet that are not paid, by their ids. */
export async function listUnpaidOfSheet(tx: Tx, sheetId: string): Promise<string[]> {
  const unpaid = inArray(orders.state, ["pending_payment", "payment_failed"]);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.rateSheetId, sheetId), unpaid));
  return rows.map(({ id }) => id);
}

/** Locks an order until the transaction ends; null when there is no such order. */
export async function lockOrder(tx: Tx, id: string): Promise<PlacedOrder | null> {
  if (!isId(id)) return null;
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, id))
    .for("update");
  return rows.length > 0 ? findOrder(tx, id) : null;
}

type MovedColumn = "advancePaidAt" | "paymentMethod" | "prepayBy" | "doorNonce" | "doorTriesLeft";

/** Moves an order on from an expected state. @returns false when it is not in that state */
export async function moveOrder(
  tx: Tx,
  id: string,
  from: OrderState,
  to: Pick<OrderRow, "state" | "paymentState"> & Partial<Pick<OrderRow, MovedColumn> & BuyerKeys>,
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set(to)
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .returning({ id: orders.id });
  return moved.length > 0;
}

/** SQL condition: the order has its advance and waits for its rest. */
const owingRest = (id: string) =>
  and(
    eq(orders.id, id),
    isNotNull(orders.advancePaidAt),
    isNull(orders.restPaidAt),
    inArray(orders.state, [...REST_PAYABLE]),
  );

/** Records that the rest of an order is paid. @returns false when the order owes no rest */
export async function payRestOf(
  tx: Tx,
  id: string,
  paid: Pick<OrderRow, "paymentState" | "restPaidAt">,
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set(paid)
    .where(owingRest(id))
    .returning({ id: orders.id });
  return changed.length > 0;
}

/**
 * Records that staff have asked the shopper for the rest of an order.
 * @returns false when the order owes no rest, or the shopper was already asked after `notSince`
 */
export async function recordRestRequest(
  tx: Tx,
  id: string,
  { at, notSince }: { at: Date; notSince: Date },
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ restAskedAt: at })
    .where(and(owingRest(id), or(isNull(orders.restAskedAt), lt(orders.restAskedAt, notSince))))
    .returning({ id: orders.id });
  return changed.length > 0;
}

/** Adds the next step to an order's history. */
export async function addHistory(tx: Tx, step: typeof orderHistory.$inferInsert): Promise<void> {
  await tx.insert(orderHistory).values(step);
}

/** Finds the orders that match a condition, with all of their rows, newest first by default. */
export async function findOrdersWhere(
  db: Db,
  which: SQL | undefined,
  { limit, before, sort = "newest" }: Part = {},
): Promise<PlacedOrder[]> {
  const listed = db
    .select({ order: orders, return: orderReturns })
    .from(orders)
    .leftJoin(orderReturns, eq(orderReturns.orderId, orders.id))
    .where(and(which, before === undefined ? undefined : isBeyond(sort, before)))
    .orderBy(orderBy(sort));
  const rows = await (limit === undefined ? listed : listed.limit(limit));
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.position));
  const refundsOf = Map.groupBy(await findOrderRefunds(db, ids), ({ orderId }) => orderId);
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const historyOf = Map.groupBy(history, ({ orderId }) => orderId);
  return rows.map(({ order, return: returnState }) => ({
    ...order,
    items: itemsOf.get(order.id) ?? [],
    history: historyOf.get(order.id) ?? [],
    return: returnState,
    refunds: refundsOf.get(order.id) ?? [],
  }));
}

/**
 * SQL condition: a row comes after the order with this id in a sorted list. The condition is false
 * when that order does not exist.
 */
function isBeyond(sort: OrderSort, id: string): SQL {
  return isId(id) ? neighbourConditions(sort, id).isAfter : sql`false`;
}

/** Counts the orders in each state that were placed since a time. */
export async function countOrders(db: Db, since: Date): Promise<Map<OrderState, number>> {
  const rows = await db
    .select({ state: orders.state, count: count() })
    .from(orders)
    .where(gte(orders.createdAt, since))
    .groupBy(orders.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}
