import { indianDayStart } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import type { UnpaidOrders, UnpaidSum } from "@suvarna/domain/order-limits";
import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import type { BuyerKeys } from "./buyer-keys.ts";
import { prepaymentBuyers } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * A person who places an order: the account, and the keyed hashes of the proved contact and of the
 * address.
 */
export interface Buyer extends BuyerKeys {
  readonly userId: string;
}

/** The counts and sums of the orders of a buyer and of an address that the shop limits. */
export interface BuyerOrders {
  readonly unpaid: { readonly person: UnpaidOrders; readonly place: UnpaidOrders };
  /** The numbers of undelivered orders with cash on delivery. */
  readonly openCash: { readonly person: number; readonly place: number };
  /**
   * The value in paise of the orders that the buyer has placed on this day in India and that are
   * not cancelled.
   */
  readonly boughtToday: Paise;
  /**
   * The cash in paise that the buyer may pay on one day: the orders with cash on delivery that are
   * not delivered yet, which may all arrive at once, the cash orders delivered since the day began
   * in India, and the cash that staff have taken at the counter since then.
   */
  readonly cashOfDay: Paise;
  /** Whether staff give the account no cash on delivery. */
  readonly paysBefore: boolean;
}

/**
 * Locks a buyer and an address until the transaction ends, so that only one of their orders at a
 * time is placed or paid again, and the counted orders stay true. All callers take the locks in the
 * same sequence.
 */
export async function lockBuyer(tx: Tx, buyer: Buyer): Promise<void> {
  const { userId, buyerKey, addressKey, phoneKey } = buyer;
  const keys = [userId, buyerKey, addressKey, phoneKey].toSorted().map((key) => sql`${key}`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('buyer ' || key, 0))
    from unnest(array[${sql.join(keys, sql`, `)}]::text[]) as key`);
}

/**
 * The orders of a buyer or an address that count for the same limits, with their number and sum.
 */
interface CountedGroup extends Record<string, unknown> {
  readonly isPerson: boolean;
  readonly isOpen: boolean;
  readonly isUnpaidOfDay: boolean;
  readonly isOpenCash: boolean;
  readonly isOfToday: boolean;
  readonly bringsCash: boolean;
  readonly orders: string;
  readonly pieces: string;
  readonly paise: string;
  readonly paysBefore: boolean;
}

/**
 * Counts the orders of a buyer and of an address. An account that was closed and opened again
 * counts as the same buyer by its proved contact. Every order of the shop runs this query, so it is
 * a single statement in SQL: the query builder takes ten times as long to build it.
 * @param except the id of an order that is not counted
 */
export async function countOrdersOf(
  tx: Tx,
  { userId, buyerKey, addressKey, phoneKey }: Buyer,
  { at, except = null }: { at: Date; except?: string | null },
): Promise<BuyerOrders> {
  const dayAgo = sql`${new Date(at.getTime() - DAY_MS).toISOString()}::timestamptz`;
  const today = sql`${indianDayStart(at).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<CountedGroup>(sql`
    with related as (
      select id, state, payment_state, payment_method, created_at, pieces, total,
        coalesce(user_id = ${userId} or buyer_key = ${buyerKey}, false) as "isPerson",
        state = 'pending_payment' as "isOpen",
        payment_method = 'COD' and state in ('confirmed', 'processing', 'shipped') as "isOpenCash"
      from orders
      where (user_id = ${userId} or buyer_key = ${buyerKey}
          or address_key = ${addressKey} or phone_key = ${phoneKey})
        and id is distinct from ${except}::uuid
    ), counted as (
      select "isPerson", "isOpen", "isOpenCash",
        payment_method = 'ONLINE' and created_at >= ${dayAgo} and (
          state in ('pending_payment', 'payment_failed')
          or state = 'cancelled' and payment_state = 'not_paid') as "isUnpaidOfDay",
        created_at >= ${today} and state not in ('cancelled', 'payment_failed') as "isOfToday",
        "isOpenCash"
          or payment_method = 'COD' and exists (
            select from order_history step where step.order_id = related.id
              and step.state = 'delivered' and step.at >= ${today})
          or payment_method = 'COUNTER' and exists (
            select from counter_sales sale where sale.order_id = related.id
              and sale.tender = 'cash' and sale.at >= ${today}) as "bringsCash",
        count(*) as orders, sum(pieces) as pieces, sum(total) as paise
      from related
      group by 1, 2, 3, 4, 5, 6
    )
    select counted.*,
      exists (select from prepayment_buyers where user_id = ${userId}) as "paysBefore"
    from (values (1)) as always left join counted on true`);
  const place = rows.filter(({ orders }) => orders !== null);
  const person = place.filter(({ isPerson }) => isPerson);
  return {
    unpaid: { person: unpaidOf(person), place: unpaidOf(place) },
    openCash: { person: cashOf(person), place: cashOf(place) },
    boughtToday: sumOfOrders(person.filter(({ isOfToday }) => isOfToday)).paise,
    cashOfDay: sumOfOrders(person.filter(({ bringsCash }) => bringsCash)).paise,
    paysBefore: rows.some(({ paysBefore }) => paysBefore),
  };
}

function unpaidOf(groups: readonly CountedGroup[]): UnpaidOrders {
  return {
    open: sumOfOrders(groups.filter(({ isOpen }) => isOpen)),
    day: sumOfOrders(groups.filter(({ isUnpaidOfDay }) => isUnpaidOfDay)),
  };
}

/** Counts the orders with cash on delivery that wait for their delivery. */
function cashOf(groups: readonly CountedGroup[]): number {
  return sumOfOrders(groups.filter(({ isOpenCash }) => isOpenCash)).orders;
}

function sumOfOrders(groups: readonly CountedGroup[]): UnpaidSum {
  const sum = (of: "orders" | "pieces" | "paise") =>
    groups.reduce((all, group) => all + Number(group[of]), 0);
  return { orders: sum("orders"), pieces: sum("pieces"), paise: sum("paise") };
}

/** Whether staff give a buyer no cash on delivery. */
export async function requiresPrepayment(tx: Pick<Tx, "select">, userId: string): Promise<boolean> {
  return (await listPrepaymentBuyers(tx, [userId])).has(userId);
}

/** Lists the users, among these, to whom staff give no cash on delivery. */
export async function listPrepaymentBuyers(
  db: Pick<Tx, "select">,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: prepaymentBuyers.userId })
    .from(prepaymentBuyers)
    .where(inArray(prepaymentBuyers.userId, [...userIds]));
  return new Set(rows.map(({ userId }) => userId));
}

/** Stores that staff give a buyer no cash on delivery. */
export async function requirePrepayment(
  tx: Tx,
  mark: typeof prepaymentBuyers.$inferInsert,
): Promise<void> {
  await tx.insert(prepaymentBuyers).values(mark).onConflictDoNothing();
}

/** Stores that staff give a buyer cash on delivery again. */
export async function allowCash(tx: Tx, userId: string): Promise<void> {
  await tx.delete(prepaymentBuyers).where(eq(prepaymentBuyers.userId, userId));
}
