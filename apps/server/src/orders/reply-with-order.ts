import type {
  Order,
  OwnOrder,
  PlacedOrder as PlacedOrderReply,
} from "@suvarna/contract/orders/schemas";
import type { PaymentPurpose } from "@suvarna/domain/payment";
import { taxDocumentNumbersOf } from "../invoices/index.ts";
import { findOfOrderRefunds, type Payments } from "../payments/index.ts";
import type { App } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { doorCodeOf } from "./door-code.ts";
import { findPieceRows } from "./piece-queries.ts";
import type { PlaceOrderResult } from "./place-order.ts";
import type { PlacedOrder } from "./queries.ts";
import { hasLeft } from "./refunds/refunds-after-dispatch.ts";
import { sentPiecesOf } from "./sent-goods.ts";
import { type RefundProgress, serializeOrder } from "./serialize-order.ts";

const WORDS = {
  cash: "Order placed successfully with COD!",
  online: "Order placed. Please complete the payment.",
  free: "Order placed successfully. There is nothing to pay.",
  rest: "Please pay the rest of your order.",
  again: "This order was placed before.",
};

/** The dependencies of showing an order with its payment and tax documents. */
export interface OrderReplyDependencies {
  readonly app: Pick<App, "database">;
  readonly payments: Pick<Payments, "findMany">;
}

/**
 * Converts orders to the form in which their user sees them, each with its tax documents and its
 * latest payment.
 */
export async function serializeOrders(
  { app, payments }: OrderReplyDependencies,
  orders: readonly PlacedOrder[],
): Promise<Order[]> {
  const { db } = app.database;
  const online = orders.filter(({ paymentMethod }) => paymentMethod === "ONLINE");
  const onlinePayments = await payments.findMany(
    db,
    online.map(({ id }) => id),
  );
  const taxDocumentNumbers = await taxDocumentNumbersOf(
    db,
    orders.map(({ id }) => id),
  );
  const refundStates = await refundStatesOf(db, orders);
  const pieceRows = await findPieceRows(
    db,
    orders.filter(hasLeft).map(({ id }) => id),
  );
  return orders.map((order) =>
    serializeOrder(order, {
      payment: onlinePayments.get(order.id),
      refundStates,
      sentPieces: sentPiecesOf(order, pieceRows.get(order.id) ?? []),
      ...taxDocumentNumbers.get(order.id),
    }),
  );
}

/**
 * Reads the states of the refunds in part of orders. A refund that takes money from two payments is
 * sent when both payments have returned theirs.
 */
export async function refundStatesOf(
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
      // The courier collects less at the door, so no money has to go back.
      if (isWeight && isCash) return [id, { isSent: true, isByHand: false }];
      const own = money.filter((one) => one.orderRefundId === id || one.id === key);
      const isSent = own.length > 0 && own.every(({ state }) => state === "done");
      return [id, { isSent, isByHand: own.some(({ way }) => way === "hand") }];
    }),
  );
}

/** Converts a single order to the form in which its user sees it. */
export async function serializeWhole(
  dependencies: OrderReplyDependencies,
  order: PlacedOrder,
): Promise<Order> {
  const [wired] = await serializeOrders(dependencies, [order]);
  return wired as Order;
}

/** Converts an order for its user. An order that is on its way contains the door code. */
export async function serializeOwn(
  dependencies: OrderReplyDependencies & { readonly config: { readonly secret: string } },
  order: PlacedOrder,
): Promise<OwnOrder> {
  const wired = await serializeWhole(dependencies, order);
  const doorCode = order.state === "shipped" ? doorCodeOf(dependencies.config.secret, order) : null;
  return doorCode === null ? wired : { ...wired, doorCode };
}

/**
 * The reply to a call that places or pays an order. It says how to open the gateway's window while
 * the order waits for its money. A repeated idempotency key returns the order in its present state.
 * @param purpose which of the order's payments is to be made
 */
export async function replyWithOrder(
  dependencies: OrderReplyDependencies & { readonly payments: Pick<Payments, "open" | "windowOf"> },
  { order, isNew }: PlaceOrderResult,
  purpose: PaymentPurpose = "order",
): Promise<PlacedOrderReply> {
  const { payments } = dependencies;
  if (order.paymentMethod === "COD") {
    const wired = isNew ? serializeOrder(order, {}) : await serializeWhole(dependencies, order);
    return { order: wired, message: WORDS.cash };
  }
  if (order.total === 0)
    return { order: await serializeWhole(dependencies, order), message: WORDS.free };
  const payment = await payments.open({ orderId: order.id, purpose }, customerOf(order));
  if (!payment) {
    return { order: await serializeWhole(dependencies, order), message: WORDS.again };
  }
  const { payment: window, orderFields } = payments.windowOf(payment);
  return {
    order:
      purpose === "rest"
        ? await serializeWhole(dependencies, order)
        : serializeOrder(order, { payment }),
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
