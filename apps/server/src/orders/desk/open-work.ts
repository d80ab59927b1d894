import { endOfIndianDay, indianDay } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import type { OrderState } from "@suvarna/domain/order";
import { and, asc, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database.ts";
import { cashRemittances } from "../money-tables.ts";
import { hasPiecesLeft } from "../refunds/pieces-left.ts";
import { orderItems, orders } from "../tables.ts";

/** An order that is to be dispatched. */
export interface OrderToDispatch {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly state: OrderState;
  readonly total: Paise;
  /** The time by which the shop promised to dispatch the order; null for older orders. */
  readonly dispatchBy: Date | null;
  readonly pieces: readonly { readonly name: string; readonly picture: string | null }[];
}

/**
 * The orders that wait to be dispatched: how many there are, and those that were promised first.
 */
export interface OpenWork {
  readonly count: number;
  readonly late: number;
  readonly dueToday: number;
  readonly next: readonly OrderToDispatch[];
}

/**
 * Finds the orders that wait to be dispatched. @param limit the number of orders that are described
 */
export async function findOpenWork(db: Db, now: Date, limit: number): Promise<OpenWork> {
  const { dispatchBy } = orders;
  const isOpen = and(inArray(orders.state, ["confirmed", "processing"]), hasPiecesLeft);
  const endOfDay = endOfIndianDay(indianDay(now));
  const [counts] = await db
    .select({
      count: sql<string>`count(*)`.mapWith(Number),
      late: sql<string>`count(*) filter (where ${lt(dispatchBy, now)})`.mapWith(Number),
      dueToday:
        sql<string>`count(*) filter (where ${and(gte(dispatchBy, now), lt(dispatchBy, endOfDay))})`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(isOpen);
  const { id, number, state, total } = orders;
  const name = sql<string>`${orders.shippingAddress} ->> 'fullName'`;
  const next = await db
    .select({ id, number, state, total, name, dispatchBy })
    .from(orders)
    .where(isOpen)
    .orderBy(asc(dispatchBy), asc(id))
    .limit(limit);
  const pieces = await listPieces(
    db,
    next.map((order) => order.id),
  );
  return {
    ...(counts ?? { count: 0, late: 0, dueToday: 0 }),
    next: next.map((order) => ({ ...order, pieces: pieces.get(order.id) ?? [] })),
  };
}

type Pieces = OrderToDispatch["pieces"];

async function listPieces(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Pieces>> {
  if (ids.length === 0) return new Map();
  const { orderId, position, name } = orderItems;
  const rows = await db
    .select({ orderId, name, picture: sql<string | null>`${orderItems.pictures}[1]` })
    .from(orderItems)
    .where(inArray(orderId, [...ids]))
    .orderBy(orderId, position);
  return Map.groupBy(rows, (row) => row.orderId);
}

/**
 * The cash that couriers have taken or will take, in paise: that of parcels on their way, and that
 * of delivered parcels until the shop has it. Of a transfer that was too small, it is the rest. One
 * statement reads all, so that a parcel that is delivered meanwhile is counted once.
 */
export async function cashWithCouriers(db: Db): Promise<{ parcels: number; amount: Paise }> {
  // All refunds of an order on its way are differences in weight, so this is `cashAtDoor` in SQL.
  const onTheWay = db
    .select({ amount: sql<string>`${orders.total} - ${orders.refunded}`.as("amount") })
    .from(orders)
    .where(and(eq(orders.state, "shipped"), eq(orders.paymentMethod, "COD")));
  const { due, remitted } = cashRemittances;
  const unsent = db
    .select({ amount: sql<string>`${due}`.as("amount") })
    .from(cashRemittances)
    .where(isNull(remitted));
  // The condition `<>` is that of the index of transfers that differ.
  const sentTooLittle = db
    .select({ amount: sql<string>`${due} - ${remitted}`.as("amount") })
    .from(cashRemittances)
    .where(and(ne(remitted, due), lt(remitted, due)));
  const cash = unionAll(onTheWay, unsent, sentTooLittle).as("cash");
  const [row] = await db
    .select({
      parcels: sql<string>`count(*)`.mapWith(Number),
      amount: sql<string>`coalesce(sum(${cash.amount}), 0)`.mapWith(Number),
    })
    .from(cash);
  return row ?? { parcels: 0, amount: 0 };
}
