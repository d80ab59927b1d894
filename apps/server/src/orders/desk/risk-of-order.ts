import type { OrderState } from "@suvarna/domain/order";
import type { RiskCode } from "@suvarna/domain/order-views";
import { and, count, countDistinct, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import type { OrderMoney } from "../../payments/index.ts";
import type { Db } from "../../platform/database.ts";
import type { PlacedOrder } from "../queries.ts";
import { orders } from "../tables.ts";
import { isTakenAway } from "../taken-away.ts";

/** A reason to check an order before it goes out, or a reason in its favour. */
export interface RiskLine {
  readonly code: RiskCode;
  readonly isAgainst: boolean;
  readonly count?: number;
}

/** The numbers of the buyer's other orders. */
export interface OtherOrders {
  readonly all: number;
  /** The numbers of the orders that were placed before this one, by their states. */
  readonly earlier: ReadonlyMap<OrderState, number>;
  /** The number of delivered orders, placed before this one, whose money has not all gone back. */
  readonly earlierKept: number;
}

/** Counts the buyer's other orders. */
export async function countOthersOf(
  db: Db,
  { id, userId, createdAt }: Pick<PlacedOrder, "id" | "userId" | "createdAt">,
): Promise<OtherOrders> {
  const isEarlier = lt(orders.createdAt, createdAt);
  const isKept = sql`${orders.state} = 'delivered' and (${orders.total} = 0 or ${orders.refunded} < ${orders.total})`;
  const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const rows = await db
    .select({
      state: orders.state,
      all: count(),
      earlier: countOf(isEarlier),
      kept: countOf(sql`${isEarlier} and ${isKept}`),
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.id, id)))
    .groupBy(orders.state);
  return {
    all: rows.reduce((sum, row) => sum + row.all, 0),
    earlier: new Map(rows.map((row) => [row.state, row.earlier])),
    earlierKept: rows.reduce((sum, row) => sum + row.kept, 0),
  };
}

/** The number of other accounts that have ordered to the same address. */
async function othersAtAddress(db: Db, { addressKey, userId }: PlacedOrder): Promise<number> {
  if (addressKey === null) return 0;
  const [row] = await db
    .select({ count: countDistinct(orders.userId) })
    .from(orders)
    .where(and(eq(orders.addressKey, addressKey), ne(orders.userId, userId)));
  return row?.count ?? 0;
}

interface RiskSources {
  readonly money: OrderMoney;
  readonly others: OtherOrders;
  /** Whether the account has a proved e-mail address or phone number. */
  readonly isProved: boolean;
}

/**
 * Lists the reasons to check an order before it goes out, and the reasons in its favour. The
 * reasons are not added up to a score. An order that was paid and handed over in the shop has none.
 */
export async function risksOf(
  db: Db,
  order: PlacedOrder,
  { money, others, isProved }: RiskSources,
): Promise<RiskLine[]> {
  if (isTakenAway(order)) return [];
  const of = (...states: OrderState[]) =>
    states.reduce((sum, state) => sum + (others.earlier.get(state) ?? 0), 0);
  const earlier = [...others.earlier.values()].reduce((sum, each) => sum + each, 0);
  const isCash = order.paymentMethod === "COD";
  const failed = money.attempts.filter(({ outcome }) => outcome === "failed").length;
  const atAddress = await othersAtAddress(db, order);
  const line = (holds: boolean, code: RiskCode, isAgainst: boolean, many?: number): RiskLine[] =>
    holds ? [{ code, isAgainst, ...(many === undefined ? {} : { count: many }) }] : [];
  const { fullName } = order.shippingAddress;
  return [
    ...line(others.earlierKept > 0, "earlier_kept", false, others.earlierKept),
    ...line(isProved, "contact_proved", false),
    ...line(
      money.captures.some(({ kept: isKept }) => isKept),
      "amounts_agree",
      false,
    ),
    ...line(earlier === 0 && !isCash, "first_order", false),
    ...line(earlier === 0 && isCash, "cash_and_new", true),
    ...line(!isProved, "contact_unproved", true),
    ...line(failed > 0, "failed_attempts", true, failed),
    ...line(of("returned", "refunded") > 0, "earlier_returned", true, of("returned", "refunded")),
    ...line(
      of("cancelled", "payment_failed") > 2,
      "earlier_unpaid",
      true,
      of("cancelled", "payment_failed"),
    ),
    ...line(fullName !== order.billingAddress.fullName, "other_name", true),
    ...line(atAddress > 0, "address_of_others", true, atAddress),
  ];
}
