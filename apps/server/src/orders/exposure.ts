import type { Paise } from "@suvarna/domain/money";
import { and, count, eq, gt, ne, sql, sum } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { OrdersConfig } from "./settings.ts";
import { orders, quotes } from "./tables.ts";

/** The prices that the shop has promised without having money for them. */
export interface Exposure {
  readonly locks: Promised;
  readonly unpaid: Promised;
}

interface Promised {
  readonly orders: number;
  readonly paise: Paise;
}

/** A new promise: of a price lock, or of an order that waits for its money. */
export interface NewPromise {
  readonly kind: keyof Exposure;
  readonly paise: Paise;
  /** The user whose price lock is replaced by it. */
  readonly userId: string;
  readonly at: Date;
}

/**
 * Price locks may take this share of the limit and no more. They need no proved contact, so whoever
 * makes many of them must not be able to stop the orders of others.
 */
const SHARE_OF_LOCKS = 0.5;
/** Below this share of the limit, and so many promises before that of locks, nobody waits for anybody. */
const FREE_SHARE = 0.25;
/** More promises than all processes together can be writing at one moment. */
const AT_ONE_MOMENT = 200;

/** The price locks that hold and the orders that wait for their money, of the whole shop. */
export async function readExposure(
  db: Db,
  { at, exceptUser = null }: { readonly at: Date; readonly exceptUser?: string | null },
): Promise<Exposure> {
  const others = exceptUser === null ? undefined : ne(quotes.userId, exceptUser);
  const [locks] = await db
    .select({ orders: count(), paise: sum(quotes.total) })
    .from(quotes)
    .where(and(gt(quotes.expiresAt, at), others));
  const [unpaid] = await db
    .select({ orders: count(), paise: sum(orders.total) })
    .from(orders)
    .where(eq(orders.state, "pending_payment"));
  return { locks: asPromised(locks), unpaid: asPromised(unpaid) };
}

/**
 * Refuses a promise that the shop can't bear. Far below the limit they are only counted; nearer to
 * it one after the other until their transactions end, so that those of the same moment can't exceed it
 * together.
 * @throws Refusal exposure_full
 */
export async function refuseExposure(
  tx: Tx,
  promise: NewPromise,
  { exposure: limit }: OrdersConfig,
): Promise<void> {
  const free: Promised = {
    orders: limit.orders * SHARE_OF_LOCKS - AT_ONE_MOMENT,
    paise: limit.paise * FREE_SHARE,
  };
  if (await isBelow(tx, promise, free)) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('exposure'))`);
  if (!(await isBelow(tx, promise, limit))) throw new Refusal("exposure_full");
}

/** Whether a promise leaves all of them together within a limit, and price locks within their share. */
async function isBelow(
  tx: Tx,
  { kind, paise, userId, at }: NewPromise,
  limit: Promised,
): Promise<boolean> {
  const { locks, unpaid } = await readExposure(tx, { at, exceptUser: userId });
  const one: Promised = { orders: 1, paise };
  if (kind === "locks" && !isWithin([locks, one], limit, SHARE_OF_LOCKS)) return false;
  return isWithin([locks, unpaid, one], limit, 1);
}

function isWithin(all: readonly Promised[], limit: Promised, share: number): boolean {
  const sumOf = (what: keyof Promised) => all.reduce((total, one) => total + one[what], 0);
  return sumOf("orders") <= limit.orders * share && sumOf("paise") <= limit.paise * share;
}

function asPromised(
  row: { readonly orders: number; readonly paise: string | null } | undefined,
): Promised {
  return { orders: row?.orders ?? 0, paise: Number(row?.paise ?? 0) };
}
