import type { Paise } from "@suvarna/domain/money";
import { and, count, eq, gt, ne, sql, sum } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { quotes } from "./checkout-tables.ts";
import type { OrdersConfig } from "./settings.ts";
import { orderItems, orders } from "./tables.ts";

/**
 * The value of the price locks and unpaid orders: prices that the shop has promised without having
 * the money.
 */
export interface Exposure {
  readonly locks: Promised;
  /** The price locks whose users have no proved contact. */
  readonly unprovedLocks: Promised;
  readonly unpaid: Promised;
}

interface Promised {
  readonly orders: number;
  readonly paise: Paise;
}

/** A new price lock, or a new order that waits for its money. */
export type NewExposure =
  /** An order whose row is already in the database. */
  (
    | { readonly kind: "order"; readonly orderId: string }
    /** `proved` says whether the user of the price lock has a proved contact. */
    | { readonly kind: "lock"; readonly proved: boolean }
  ) & {
    readonly paise: Paise;
    /** The user whose earlier price lock is replaced by the new one. */
    readonly userId: string;
    readonly at: Date;
  };

/**
 * All price locks together may take the larger share of the limit, and those of users without a
 * proved contact the smaller share, so that a person with many accounts can't block the orders of
 * others.
 */
const SHARE_OF_LOCKS = 0.5;
const SHARE_OF_UNPROVED_LOCKS = 0.25;
/**
 * Below this share of the limit, and well below the limit of locks, a promise does not wait for the
 * database lock.
 */
const FREE_SHARE = 0.125;
/** An upper bound of the promises that all processes together write at the same moment. */
const AT_ONE_MOMENT = 200;

/** The time of the count, and the user and the order that are not counted. */
interface ExposureFilter {
  readonly at: Date;
  readonly exceptUser?: string | null;
  readonly exceptOrder?: string | null;
}

/** Reads the number and value of all valid price locks and all orders that wait for their money. */
export async function readExposure(
  db: Db,
  { at, exceptUser = null, exceptOrder = null }: ExposureFilter,
): Promise<Exposure> {
  const others = exceptUser === null ? undefined : ne(quotes.userId, exceptUser);
  const otherOrders = exceptOrder === null ? undefined : ne(orders.id, exceptOrder);
  const locks = await db
    .select({ proved: quotes.proved, orders: count(), paise: sum(quotes.total) })
    .from(quotes)
    .where(and(gt(quotes.expiresAt, at), others))
    .groupBy(quotes.proved);
  const unpaid = await db
    .select({ orders: count(), paise: sum(orders.total) })
    .from(orders)
    .where(and(eq(orders.state, "pending_payment"), otherOrders));
  return {
    locks: total(locks.map(asPromised)),
    unprovedLocks: total(locks.filter(({ proved }) => !proved).map(asPromised)),
    unpaid: total(unpaid.map(asPromised)),
  };
}

/** Counts the pieces in stock that are reserved by orders that wait for their money. */
export async function countUnpaidPieces(db: Db): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(orderItems.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.state, "pending_payment"), eq(orderItems.madeToOrder, false)));
  return row?.pieces ?? 0;
}

/**
 * Refuses a price lock or order that would exceed the shop's exposure limit. Far below the limit,
 * promises are only counted; near to it, a database lock lets them pass one at a time, so that
 * simultaneous promises can't exceed the limit together. Call this as the last step of a
 * transaction, because other transactions wait for its end.
 * @throws Refusal exposure_full; contact_unproved when a proved contact would be enough
 */
export async function refuseExposure(
  tx: Tx,
  promise: NewExposure,
  { exposure: limit }: OrdersConfig,
): Promise<void> {
  const free: Promised = {
    orders: limit.orders * SHARE_OF_UNPROVED_LOCKS - AT_ONE_MOMENT,
    paise: limit.paise * FREE_SHARE,
  };
  const exceptOrder = promise.kind === "order" ? promise.orderId : null;
  const read = { at: promise.at, exceptUser: promise.userId, exceptOrder };
  const one: Promised = { orders: 1, paise: promise.paise };
  const { locks, unpaid } = await readExposure(tx, read);
  if (isWithin([locks, unpaid, one], free, 1)) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('exposure'))`);
  const now = await readExposure(tx, read);
  const isLock = promise.kind === "lock";
  if (!isWithin([now.locks, now.unpaid, one], limit, 1)) throw new Refusal("exposure_full");
  if (isLock && !isWithin([now.locks, one], limit, SHARE_OF_LOCKS)) {
    throw new Refusal("exposure_full");
  }
  const isUnproved = isLock && !promise.proved;
  if (isUnproved && !isWithin([now.unprovedLocks, one], limit, SHARE_OF_UNPROVED_LOCKS)) {
    throw new Refusal("contact_unproved");
  }
}

function isWithin(all: readonly Promised[], limit: Promised, share: number): boolean {
  const { orders, paise } = total(all);
  return orders <= limit.orders * share && paise <= limit.paise * share;
}

function total(all: readonly Promised[]): Promised {
  return {
    orders: all.reduce((sum, { orders }) => sum + orders, 0),
    paise: all.reduce((sum, { paise }) => sum + paise, 0),
  };
}

function asPromised(row: { readonly orders: number; readonly paise: string | null }): Promised {
  return { orders: row.orders, paise: Number(row.paise ?? 0) };
}
