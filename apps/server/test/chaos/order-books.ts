import { ORDER_TRANSITIONS, type OrderState } from "@suvarna/domain/order";
import { asc, eq } from "drizzle-orm";
import { orderHistory, orders } from "../../src/orders/tables.ts";
import { paymentCaptures, payments } from "../../src/payments/tables.ts";
import { type Assert, type Evidence, rowsBy } from "./evidence.ts";

/** The states in which an order can stay when no deadline and no job is waiting. */
const ENDS: readonly OrderState[] = [
  "confirmed",
  "processing",
  "shipped",
  "delivered",
  "returned",
  "payment_failed",
  "cancelled",
  "refunded",
];
/** The states in which the shop keeps the money of an order that was paid online. */
const KEEPING: readonly OrderState[] = ["confirmed", "processing", "shipped", "delivered"];
/** The codes with which this shop refuses an order. A refused shopper must have no order. */
const REFUSALS = ["sold_out", "stock_exceeded", "coupon_used_up"];

/**
 * Checks that each shopper has exactly the order that the shop confirmed to them, in a state that
 * follows from the order's history.
 */
export async function orderFaults({ db, records, letters, counts }: Evidence, must: Assert) {
  const byUser = rowsBy(await db.select().from(orders), ({ userId }) => userId);
  const steps = rowsBy(
    await db.select().from(orderHistory).orderBy(asc(orderHistory.position)),
    ({ orderId }) => orderId,
  );
  const captures = rowsBy(
    await db
      .select({ orderId: payments.orderId, capture: paymentCaptures })
      .from(paymentCaptures)
      .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId)),
    ({ orderId }) => orderId,
  );
  const isConfirmation = /^Your order (\S+) is confirmed$/;
  const confirmations = rowsBy(
    letters.filter(({ headers }) => isConfirmation.test(headers.get("subject") ?? "")),
    ({ headers }) => isConfirmation.exec(headers.get("subject") ?? "")?.[1] ?? "",
  );

  for (const story of records) {
    const { buyer, orderId, refused, paid, cancelled } = story;
    const [order, ...more] = byUser.get(buyer.userId) ?? [];
    if (orderId === null) {
      must(!order, `${buyer.userId} was refused (${refused}) and has an order`);
      must(REFUSALS.includes(refused ?? ""), `refused as ${refused}`);
      continue;
    }
    must(more.length === 0, `${buyer.userId} has ${more.length + 1} orders`);
    if (order?.id !== orderId) {
      must(false, `the order ${orderId} is lost`);
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
    must(new Set(history).size === history.length || hasFailedBefore(history), `${at} repeats`);

    const letters = (confirmations.get(order.number) ?? []).filter(({ to }) =>
      to.includes(buyer.email),
    );
    // Several copies of a letter with the same Message-ID count once, because mail programs show
    // one of them.
    const arrived = new Set(letters.map(({ headers }) => headers.get("message-id"))).size;
    const due = history.includes("confirmed") ? 1 : 0;
    must(arrived === due, `${at} has ${arrived} confirmation letters, not ${due}`);

    const money = (captures.get(orderId) ?? []).map(({ capture }) => capture);
    const keptAmounts = money
      .map(({ amount, refunded }) => amount - refunded)
      .filter((amount) => amount > 0);
    const isKept = paymentMethod === "ONLINE" && KEEPING.includes(state);
    const wanted = isKept ? [total] : [];
    must(keptAmounts.join() === wanted.join(), `${at} keeps ${keptAmounts.join()} of ${total}`);

    if (paid) {
      must(!["pending_payment", "payment_failed"].includes(state), `${at} was said to be paid`);
    }
    if (cancelled) {
      must(["cancelled", "refunded"].includes(state), `${at} was said to be cancelled`);
    }
    if (story.movedTo) must(history.includes(story.movedTo), `${at} was moved and is not`);
    if (story.takenBack) must(history.includes("returned"), `${at} was taken back and is not`);
  }
  const known = records.filter(({ orderId }) => orderId !== null).length;
  const stored = [...byUser.values()].flat().length;
  must(known === stored, `shoppers know of ${known} orders, the shop of ${stored}`);
}

/**
 * Returns whether a payment of the order has failed. Only then may the order have had a state
 * twice, because the payment was tried again.
 */
function hasFailedBefore(history: readonly OrderState[]): boolean {
  return history.includes("payment_failed");
}
