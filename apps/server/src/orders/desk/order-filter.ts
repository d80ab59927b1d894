import { NOBODY, type OrderListQuery } from "@suvarna/contract/orders/staff-desk-schemas";
import { huidFrom } from "@suvarna/domain/huid";
import { endOfIndianDay, startOfIndianDay } from "@suvarna/domain/indian-day";
import { PAISE_PER_RUPEE } from "@suvarna/domain/money";
import { type OrderPaymentState, orderNumberFrom } from "@suvarna/domain/order";
import type { OrderView } from "@suvarna/domain/order-views";
import { and, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { findProductIds } from "../../catalogue/index.ts";
import { isAmong } from "../../platform/columns.ts";
import type { Db } from "../../platform/database.ts";
import { isId } from "../../platform/ids.ts";
import { orderAssignees, orderPieces } from "../desk-tables.ts";
import { hasPiecesLeft } from "../refunds/pieces-left.ts";
import { orderItems, orders } from "../tables.ts";

/**
 * The most orders that a search reads for each meaning of the text, such as a phone number or a
 * name.
 */
const MOST_FOUND = 2000;
const MOST_PRODUCTS = 50;
const LEAST_PHONE_DIGITS = 4;
const PHONE_DIGITS = 10;

/** The member of staff who reads a list of orders, and the time at which they read it. */
export interface ListReader {
  readonly staffId: string;
  readonly now: Date;
}

/**
 * The SQL condition of each view of the list. Its text must match the conditions of the partial
 * indexes, so that PostgreSQL uses these indexes.
 */
export function conditionOfView(view: OrderView, reader: ListReader): SQL | undefined {
  const { state } = orders;
  switch (view) {
    case "all":
      return undefined;
    case "mine":
      return sql`${assignedTo(reader.staffId)} and ${state} not in ('delivered', 'cancelled', 'refunded') and not (${state} = 'returned' and ${orders.paymentState} in ('not_paid', 'refunded'))`;
    case "to_pack":
      return sql`${state} = 'confirmed' and ${hasPiecesLeft}`;
    case "to_dispatch":
      return sql`${state} = 'processing' and ${hasPiecesLeft}`;
    case "late":
      return sql`${state} in ('confirmed', 'processing') and ${orders.dispatchBy} < ${reader.now.toISOString()}::timestamptz and ${hasPiecesLeft}`;
    case "unpaid":
      return sql`${state} in ('pending_payment', 'payment_failed')`;
    case "shipped":
      return sql`${state} = 'shipped'`;
    case "to_refund":
      return sql`${orders.paymentState} in ('refund_due', 'refund_by_bank')`;
    case "returns":
      return sql`${orders.id} in (select order_id from order_returns where state = 'requested')`;
    case "cash":
      return sql`${orders.paymentMethod} = 'COD' and ${state} in ('confirmed', 'processing', 'shipped')`;
    case "large":
      return sql`${orders.total} > 20000000`;
    case "cancelled":
      return sql`${state} = 'cancelled'`;
  }
}

/** The condition of a list of staff; undefined for all orders. */
export async function conditionOf(
  db: Db,
  query: OrderListQuery,
  reader: ListReader,
): Promise<SQL | undefined> {
  const { state, payment, method, from, to, dueFrom, dueTo, least, most } = query;
  return and(
    conditionOfView(query.view, reader),
    state && state.length > 0 ? inArray(orders.state, state) : undefined,
    payment && payment.length > 0 ? conditionOfPayment(payment) : undefined,
    method ? eq(orders.paymentMethod, method) : undefined,
    from ? gte(orders.createdAt, startOfIndianDay(from)) : undefined,
    to ? lt(orders.createdAt, endOfIndianDay(to)) : undefined,
    dueFrom ? gte(orders.dispatchBy, startOfIndianDay(dueFrom)) : undefined,
    dueTo ? lt(orders.dispatchBy, endOfIndianDay(dueTo)) : undefined,
    least === undefined ? undefined : gte(orders.total, least * PAISE_PER_RUPEE),
    most === undefined ? undefined : lte(orders.total, most * PAISE_PER_RUPEE),
    query.assignedTo === undefined ? undefined : conditionOfAssignee(query.assignedTo),
    query.q ? await conditionOfSearch(db, query.q) : undefined,
  );
}

/**
 * The condition of the orders with one of these payment states. An order whose whole money went back
 * by refunds in part stays paid, and is found as refunded.
 */
function conditionOfPayment(wanted: readonly OrderPaymentState[]): SQL | undefined {
  const isAllBack = sql`${orders.paymentState} = 'paid' and ${orders.refunded} >= ${orders.total} and ${orders.total} > 0`;
  const isWanted = inArray(orders.paymentState, [...wanted]);
  if (wanted.includes("paid") === wanted.includes("refunded")) return isWanted;
  return wanted.includes("refunded")
    ? sql`(${isWanted} or ${isAllBack})`
    : sql`(${isWanted} and not (${isAllBack}))`;
}

function conditionOfAssignee(wanted: string): SQL {
  if (wanted === NOBODY) {
    return sql`not exists (select 1 from ${orderAssignees} where ${orderAssignees.orderId} = ${orders.id})`;
  }
  return isId(wanted) ? assignedTo(wanted) : sql`false`;
}

function assignedTo(staffId: string): SQL {
  return sql`${orders.id} in (select ${orderAssignees.orderId} from ${orderAssignees} where ${orderAssignees.staffId} = ${staffId})`;
}

/**
 * The condition of the orders whose number, phone number, HUID, name or piece begins with a text.
 */
async function conditionOfSearch(db: Db, text: string): Promise<SQL> {
  const ways = [numberLike(text), phoneLike(text), huidLike(text), nameLike(text)];
  const words = wordsOf(text);
  const productIds = await findProductIds(db, words, MOST_PRODUCTS);
  const ofProducts =
    productIds.length > 0
      ? sql`select ${orderItems.orderId} from ${orderItems} where ${inArray(orderItems.productId, productIds)} order by ${orderItems.orderId} desc limit ${MOST_FOUND}`
      : null;
  const conditions = [...ways, ofProducts].filter((way) => way !== null);
  if (conditions.length === 0) return sql`false`;
  const union = sql.join(
    conditions.map((way) => sql`(${way})`),
    sql` union `,
  );
  // The ids are found in a query of their own, so that the database looks up these orders instead
  // of reading all orders.
  const { rows } = await db.execute<{ id: string }>(sql`select id from (${union}) as found(id)`);
  return isAmong(
    orders.id,
    rows.map(({ id }) => id),
  );
}

const idsWhere = (condition: SQL) =>
  sql`select o.id from ${orders} o where ${condition} limit ${MOST_FOUND}`;

function numberLike(text: string): SQL | null {
  const letters = orderNumberFrom(text).replaceAll("-", "");
  if (letters.length === 0 || letters.length > 12 || /\s/.test(text.trim())) return null;
  const inFours = letters.replace(/(.{4})(?=.)/g, "$1-");
  return idsWhere(sql`o.number like ${`${letters}%`} or o.number like ${`${inFours}%`}`);
}

function phoneLike(text: string): SQL | null {
  const digits = text.replace(/\D/g, "").slice(-PHONE_DIGITS);
  if (digits.length < LEAST_PHONE_DIGITS || /\p{L}/u.test(text)) return null;
  return idsWhere(
    sql`right(regexp_replace(o.shipping_address ->> 'phone', '[^0-9]', '', 'g'), 10) like ${`${digits}%`}`,
  );
}

function huidLike(text: string): SQL | null {
  const huid = huidFrom(text);
  if (huid.length < 3 || huid.length > 6) return null;
  return sql`select ${orderPieces.orderId} from ${orderPieces} where ${orderPieces.huid} like ${`${huid}%`} limit ${MOST_FOUND}`;
}

function nameLike(text: string): SQL | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const query = words.map((word) => `${word}:*`).join(" & ");
  return idsWhere(
    sql`to_tsvector('simple'::regconfig, o.shipping_address ->> 'fullName') @@ to_tsquery('simple'::regconfig, ${query})`,
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
