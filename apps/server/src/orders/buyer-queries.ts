import { indianDayStart } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import type { OrderState } from "@suvarna/domain/order";
import type { Holding, UnpaidOrders } from "@suvarna/domain/order-limits";
import { and, eq, exists, gte, inArray, ne, not, or, type SQL, sql, sum } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import type { BuyerKeys } from "./buyer-keys.ts";
import { counterSales } from "./money-tables.ts";
import { orderHistory, orders, prepaymentBuyers } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;
/** An order with cash on delivery whose cash can still come. */
const CASH_COMES: OrderState[] = ["confirmed", "processing", "shipped"];

/** A person who orders: the account, and the keys of its proved contact and of the place. */
export interface Buyer extends BuyerKeys {
  readonly userId: string;
}

/** The orders of a buyer and of a place, as far as they are limited. */
export interface BuyerOrders {
  readonly unpaid: { readonly person: UnpaidOrders; readonly place: UnpaidOrders };
  /** How many orders with cash on delivery wait for their delivery. */
  readonly openCash: { readonly person: number; readonly place: number };
  /** The value of the person's orders of this day in India that stand, in paise. */
  readonly boughtToday: Paise;
}

/**
 * Lets one order at a time be placed, or be paid again, for a buyer and for a place, until the
 * transaction ends: whatever is counted meanwhile stays true. The locks are always taken in one order.
 */
export async function lockBuyer(tx: Tx, buyer: Buyer): Promise<void> {
  const { userId, buyerKey, addressKey, phoneKey } = buyer;
  const keys = [userId, buyerKey, addressKey, phoneKey].toSorted().map((key) => sql`${key}`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('buyer ' || key, 0))
    from unnest(array[${sql.join(keys, sql`, `)}]::text[]) as key`);
}

/**
 * Counts the orders of a buyer and of a place. An account that was closed and opened again is the same
 * person by its proved contact.
 * @param except an order that is not counted
 */
export async function countOrdersOf(
  tx: Tx,
  { userId, buyerKey, addressKey, phoneKey }: Buyer,
  { at, except = null }: { at: Date; except?: string | null },
): Promise<BuyerOrders> {
  const person = or(eq(orders.userId, userId), eq(orders.buyerKey, buyerKey)) as SQL;
  const place = or(person, eq(orders.addressKey, addressKey), eq(orders.phoneKey, phoneKey)) as SQL;
  const open = eq(orders.state, "pending_payment");
  const recent = gte(orders.createdAt, new Date(at.getTime() - DAY_MS));
  const unpaidOfDay = and(
    eq(orders.paymentMethod, "ONLINE"),
    recent,
    or(
      inArray(orders.state, ["pending_payment", "payment_failed"]),
      and(eq(orders.state, "cancelled"), eq(orders.paymentState, "not_paid")),
    ),
  ) as SQL;
  const openCash = and(eq(orders.paymentMethod, "COD"), inArray(orders.state, CASH_COMES)) as SQL;
  const today = and(
    person,
    gte(orders.createdAt, indianDayStart(at)),
    not(inArray(orders.state, ["cancelled", "payment_failed"])),
  ) as SQL;
  const [row] = await tx
    .select({
      personOpen: holdingWhere(and(person, open)),
      placeOpen: holdingWhere(open),
      personDay: holdingWhere(and(person, unpaidOfDay)),
      placeDay: holdingWhere(unpaidOfDay),
      personCash: countWhere(and(person, openCash)),
      placeCash: countWhere(openCash),
      boughtToday: sql<string>`coalesce(sum(${orders.total}) filter (where ${today}), 0)`,
    })
    .from(orders)
    .where(
      and(place, or(recent, open, openCash), except === null ? undefined : ne(orders.id, except)),
    );
  if (!row) throw new Error("A count without a row");
  return {
    unpaid: {
      person: { open: asHolding(row.personOpen), day: asHolding(row.personDay) },
      place: { open: asHolding(row.placeOpen), day: asHolding(row.placeDay) },
    },
    openCash: { person: Number(row.personCash), place: Number(row.placeCash) },
    boughtToday: Number(row.boughtToday),
  };
}

/**
 * The cash in paise that one day can bring from a person: of the orders with cash on delivery that wait
 * for their delivery, which may all come at once, of those delivered since the day began in India, and of
 * what staff have taken at the counter since then.
 */
export async function cashOfDay(
  tx: Tx,
  { userId, buyerKey }: Pick<Buyer, "userId" | "buyerKey">,
  at: Date,
): Promise<Paise> {
  const deliveredToday = tx
    .select({ id: orderHistory.orderId })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orders.id),
        eq(orderHistory.state, "delivered"),
        gte(orderHistory.at, indianDayStart(at)),
      ),
    );
  const takenToday = tx
    .select({ id: counterSales.orderId })
    .from(counterSales)
    .where(
      and(
        eq(counterSales.orderId, orders.id),
        eq(counterSales.tender, "cash"),
        gte(counterSales.at, indianDayStart(at)),
      ),
    );
  const [row] = await tx
    .select({ cash: sum(orders.total) })
    .from(orders)
    .where(
      and(
        or(eq(orders.userId, userId), eq(orders.buyerKey, buyerKey)),
        or(
          and(
            eq(orders.paymentMethod, "COD"),
            or(inArray(orders.state, CASH_COMES), exists(deliveredToday)),
          ),
          and(eq(orders.paymentMethod, "COUNTER"), exists(takenToday)),
        ),
      ),
    );
  return Number(row?.cash ?? 0);
}

/** Whether staff give a buyer no cash on delivery. */
export async function paysBefore(tx: Pick<Tx, "select">, userId: string): Promise<boolean> {
  return (await listPrepaymentBuyers(tx, [userId])).has(userId);
}

/** Those of some users whom staff give no cash on delivery. */
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

function countWhere(which: SQL | undefined) {
  return sql<string>`count(*) filter (where ${which})`;
}

/** Orders, pieces and paise of some orders as one value. */
function holdingWhere(which: SQL | undefined) {
  return sql<readonly number[]>`json_build_array(
    count(*) filter (where ${which}),
    coalesce(sum(${orders.pieces}) filter (where ${which}), 0),
    coalesce(sum(${orders.total}) filter (where ${which}), 0)
  )`;
}

function asHolding([orders = 0, pieces = 0, paise = 0]: readonly number[]): Holding {
  return { orders, pieces, paise };
}

/** Gives a buyer no cash on delivery any more. */
export async function requirePrepayment(
  tx: Tx,
  mark: typeof prepaymentBuyers.$inferInsert,
): Promise<void> {
  await tx.insert(prepaymentBuyers).values(mark).onConflictDoNothing();
}

/** Gives a buyer cash on delivery again. */
export async function allowCash(tx: Tx, userId: string): Promise<void> {
  await tx.delete(prepaymentBuyers).where(eq(prepaymentBuyers.userId, userId));
}
