import type {
  Order,
  OwnOrder,
  PlacedOrder as WirePlacedOrder,
} from "@suvarna/contract/orders/schemas";
import type { PaymentPurpose } from "@suvarna/domain/payment";
import { paperNumbersOf } from "../invoices/index.ts";
import { findOfOrderRefunds, type Payments } from "../payments/index.ts";
import type { App } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { doorCodeOf } from "./door-code.ts";
import type { Placement } from "./place-order.ts";
import type { PlacedOrder } from "./queries.ts";
import { type RefundProgress, wireOrder } from "./wire-order.ts";

const WORDS = {
  cash: "Order placed successfully with COD!",
  online: "Order placed. Please complete the payment.",
  free: "Order placed successfully. There is nothing to pay.",
  rest: "Please pay the rest of your order.",
  again: "This order was placed before.",
};

/** The dependencies of showing an order with its payment and tax documents. */
export interface ShowingParts {
  readonly app: Pick<App, "database">;
  readonly payments: Pick<Payments, "findMany">;
}

/** Orders as their owner sees them, each with its tax documents and its present or last payment. */
export async function wireOrders(
  { app, payments }: ShowingParts,
  orders: readonly PlacedOrder[],
): Promise<Order[]> {
  const { db } = app.database;
  const online = orders.filter(({ paymentMethod }) => paymentMethod === "ONLINE");
  const theirs = await payments.findMany(
    db,
    online.map(({ id }) => id),
  );
  const papers = await paperNumbersOf(
    db,
    orders.map(({ id }) => id),
  );
  const refundStates = await refundStatesOf(db, orders);
  return orders.map((order) =>
    wireOrder(order, { payment: theirs.get(order.id), refundStates, ...papers.get(order.id) }),
  );
}

/** The states of the refunds in part of orders. A refund over two payments is sent when both are. */
async function refundStatesOf(
  db: Db,
  orders: readonly PlacedOrder[],
): Promise<ReadonlyMap<string, RefundProgress>> {
  const withRefunds = orders.filter(({ refunds }) => refunds.length > 0);
  const money = await findOfOrderRefunds(
    db,
    withRefunds.map(({ id }) => id),
  );
  const parts = withRefunds.flatMap(({ refunds, paymentMethod }) =>
    refunds.map((refund) => ({ ...refund, isCash: paymentMethod === "COD" })),
  );
  return new Map(
    parts.map(({ id, key, isWeight, isCash }) => {
      // Less is collected at the door, so no money has to go back.
      if (isWeight && isCash) return [id, { isSent: true, isByHand: false }];
      const own = money.filter((one) => one.orderRefundId === id || one.id === key);
      const isSent = own.length > 0 && own.every(({ state }) => state === "done");
      return [id, { isSent, isByHand: own.some(({ way }) => way === "hand") }];
    }),
  );
}

/** The same for one. */
export async function wireWhole(parts: ShowingParts, order: PlacedOrder): Promise<Order> {
  const [wired] = await wireOrders(parts, [order]);
  return wired as Order;
}

/** An order for its owner: while it is on its way, with the code for the courier. */
export async function wireOwn(
  parts: ShowingParts & { readonly config: { readonly secret: string } },
  order: PlacedOrder,
): Promise<OwnOrder> {
  const wired = await wireWhole(parts, order);
  const doorCode = order.state === "shipped" ? doorCodeOf(parts.config.secret, order) : null;
  return doorCode === null ? wired : { ...wired, doorCode };
}

/**
 * The answer to an order that was placed, or is to be paid: with how its gateway is opened, as long
 * as its money is waited for. A key that is sent again later finds the order as it is by then.
 * @param purpose which payment is to be made
 */
export async function replyWithOrder(
  parts: ShowingParts & { readonly payments: Pick<Payments, "open" | "windowOf"> },
  { order, isNew }: Placement,
  purpose: PaymentPurpose = "order",
): Promise<WirePlacedOrder> {
  const { payments } = parts;
  if (order.paymentMethod === "COD") {
    const wired = isNew ? wireOrder(order, {}) : await wireWhole(parts, order);
    return { order: wired, message: WORDS.cash };
  }
  if (order.total === 0) return { order: await wireWhole(parts, order), message: WORDS.free };
  const payment = await payments.open({ orderId: order.id, purpose }, customerOf(order));
  if (!payment) {
    return { order: await wireWhole(parts, order), message: WORDS.again };
  }
  const { payment: window, orderFields } = payments.windowOf(payment);
  return {
    order: purpose === "rest" ? await wireWhole(parts, order) : wireOrder(order, { payment }),
    message: purpose === "rest" ? WORDS.rest : WORDS.online,
    paymentSessionId: payment.sessionId,
    payment: window,
    ...orderFields,
  };
}

function customerOf({ userId, contact, shippingAddress }: PlacedOrder) {
  const { fullName, phone } = shippingAddress;
  return { id: userId, name: fullName, phone, email: contact.includes("@") ? contact : null };
}
