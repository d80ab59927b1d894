import { ORDER_TRANSITIONS, type OrderState } from "@suvarna/domain/order";
import { asc, eq } from "drizzle-orm";
import { products } from "../../src/catalogue/tables.ts";
import { messages } from "../../src/notifications/tables.ts";
import { orderHistory, orderItems, orders } from "../../src/orders/tables.ts";
import {
  paymentCaptures,
  paymentRefunds,
  payments,
  sandboxOrders,
  sandboxPayments,
} from "../../src/payments/tables.ts";
import type { Db } from "../../src/platform/database.ts";
import type { ReceivedLetter } from "../mail-receiver.ts";
import type { Told } from "./story.ts";

/** The final states of orders that nobody has dispatched. */
const ENDS: readonly OrderState[] = ["confirmed", "payment_failed", "cancelled", "refunded"];

/**
 * Checks the shop's data after a storm: each order has one outcome, money and stock add up, what
 * shoppers were told is true, and each confirmed order has exactly one letter.
 * @param stock the initial stock of each ring
 * @param letters the e-mails that arrived at the mail server
 * @returns a description of each fault
 */
export async function faultsIn(
  db: Db,
  told: readonly Told[],
  {
    stock,
    letters,
    counts,
  }: {
    stock: number;
    letters: readonly ReceivedLetter[];
    counts: Record<string, number>;
  },
): Promise<string[]> {
  const faults: string[] = [];
  const must = (holds: boolean, words: string) => {
    if (!holds) faults.push(words);
  };
  const of = <Row>(rows: readonly Row[], key: (row: Row) => string) => Map.groupBy(rows, key);

  const all = await db.select().from(orders);
  const byUser = of(all, ({ userId }) => userId);
  const items = of(await db.select().from(orderItems), ({ orderId }) => orderId);
  const steps = of(
    await db.select().from(orderHistory).orderBy(asc(orderHistory.position)),
    ({ orderId }) => orderId,
  );
  const captures = of(
    await db
      .select({ orderId: payments.orderId, capture: paymentCaptures })
      .from(paymentCaptures)
      .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId)),
    ({ orderId }) => orderId,
  );
  const refunds = of(
    await db.select().from(paymentRefunds).where(eq(paymentRefunds.state, "done")),
    ({ orderId }) => orderId,
  );

  for (const { buyer, orderId, refused, paid, cancelled } of told) {
    const [order, ...more] = byUser.get(buyer.userId) ?? [];
    if (orderId === null) {
      must(!order, `${buyer.userId} was refused (${refused}) and has an order`);
      must(refused === "sold_out" || refused === "stock_exceeded", `refused as ${refused}`);
      continue;
    }
    must(more.length === 0, `${buyer.userId} has ${more.length + 1} orders`);
    if (order?.id !== orderId) {
      faults.push(`the order ${orderId} is lost`);
      continue;
    }
    const { state, paymentMethod, total } = order;
    counts[state] = (counts[state] ?? 0) + 1;
    const at = `order ${orderId} (${paymentMethod}, ${state})`;
    must(ENDS.includes(state), `${at} has no outcome`);

    const history = (steps.get(orderId) ?? []).map((step) => step.state);
    must(history.at(-1) === state, `${at} has another history: ${history.join(", ")}`);
    for (const [index, to] of history.slice(1).entries()) {
      const from = history[index] as OrderState;
      must(ORDER_TRANSITIONS[from].includes(to), `${at} went from ${from} to ${to}`);
    }

    const confirmations = confirmationsOf(order.number, buyer.email, letters);
    const due = history.includes("confirmed") ? 1 : 0;
    must(confirmations === due, `${at} has ${confirmations} confirmation letters, not ${due}`);

    const money = (captures.get(orderId) ?? []).map(({ capture }) => capture);
    const kept = money.filter((capture) => capture.kept);
    const back = (refunds.get(orderId) ?? []).reduce((sum, { amount }) => sum + amount, 0);
    const given = money.reduce((sum, capture) => sum + (capture.kept ? 0 : capture.amount), 0);
    must(back === given, `${at} has money that is neither kept nor back`);
    const wanted = state === "confirmed" && paymentMethod === "ONLINE" ? [total] : [];
    const amounts = kept.map(({ amount }) => amount);
    must(amounts.join() === wanted.join(), `${at} keeps ${amounts.join()} of ${total}`);

    if (paid) {
      const can = ["confirmed", "cancelled", "refunded"].includes(state);
      must(can, `${at} was said to be paid`);
    }
    if (cancelled) {
      must(["cancelled", "refunded"].includes(state), `${at} was said to be cancelled`);
    }
  }

  await compareWithGateway(db, must);
  for (const { key, state } of await db.select().from(messages)) {
    must(state === "sent", `the message ${key} is ${state}`);
  }

  const held = new Map<string, number>();
  for (const { id, state } of all) {
    if (state !== "confirmed") continue;
    for (const { productId, quantity } of items.get(id) ?? []) {
      held.set(productId, (held.get(productId) ?? 0) + quantity);
    }
  }
  const rings = new Set([...items.values()].flat().map(({ productId }) => productId));
  for (const { id, stock: left } of await db.select().from(products)) {
    if (!rings.has(id)) continue;
    const sum = (left ?? 0) + (held.get(id) ?? 0);
    must(sum === stock, `of ring ${id}, ${left} are left and ${held.get(id) ?? 0} sold`);
  }
  return faults;
}

/**
 * How many letters told this address that an order is confirmed. Letters with the same Message-ID
 * count once, as in mail programs.
 */
function confirmationsOf(number: string, email: string, letters: readonly ReceivedLetter[]) {
  const subject = `Your order ${number} is confirmed`;
  const told = letters.filter(
    ({ to, headers }) => to.includes(email) && headers.get("subject") === subject,
  );
  return new Set(told.map(({ headers }) => headers.get("message-id"))).size;
}

/** Compares the payments and refunds at the gateway with the shop's records. */
async function compareWithGateway(
  db: Db,
  must: (holds: boolean, words: string) => void,
): Promise<void> {
  const book = await db.select().from(paymentCaptures);
  const attempts = await db.select().from(sandboxPayments);
  const known = new Set(book.map(({ paymentReference }) => paymentReference));
  // After the storm there are no pending attempts, so late payments are known too.
  // What Razorpay has only blocked, and the shop did not capture, is nobody's money.
  const blocked = new Set(
    (await db.select().from(sandboxOrders).where(eq(sandboxOrders.gateway, "razorpay"))).map(
      ({ id }) => id,
    ),
  );
  const paid = attempts.filter(({ orderId, captured, status, paidAt }) =>
    blocked.has(orderId) ? captured : status === "paid" || paidAt !== null,
  );
  for (const { id } of paid) must(known.has(id), `the payment ${id} is in no book`);
  must(book.length === paid.length, `${paid.length} payments, ${book.length} in the book`);

  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const back = sum(attempts.map(({ refunded }) => refunded));
  const done = await db.select().from(paymentRefunds).where(eq(paymentRefunds.state, "done"));
  const owed = sum(done.map(({ amount }) => amount));
  must(back === owed, `${back} went back at the gateway, ${owed} in the book`);
}
