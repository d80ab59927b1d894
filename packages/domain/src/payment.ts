/** The outside payment services that the shop can speak to. */
export const GATEWAYS = ["cashfree", "razorpay"] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/**
 * What a payment of an order is for. `order`: what is due with the order, its whole total or the
 * advance. `rest`: what an advance has left, due before dispatch.
 */
export const PAYMENT_PURPOSES = ["order", "rest"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * The states of a payment. `created`: written down, not yet known to the gateway. `pending`: the
 * shopper can pay. `failed`: an attempt failed; another one may still succeed. `expired`: the time
 * to pay is over. `cancelled`: the order was cancelled. `paid`: the order has its money.
 */
export const PAYMENT_STATES = [
  "created",
  "pending",
  "failed",
  "expired",
  "cancelled",
  "paid",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * Every move that a payment can make; what is not here can't happen. Money can still come after an
 * attempt failed or the time was over; then the order takes it, or it goes back.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ["pending", "expired", "cancelled"],
  pending: ["paid", "failed", "expired", "cancelled"],
  failed: ["pending", "paid", "expired", "cancelled"],
  expired: ["paid", "cancelled"],
  cancelled: [],
  paid: ["cancelled"],
};

export function canPaymentMove(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/** The way back of money that was taken: not at all, owed, asked of the gateway, or there. */
export const REFUND_STATES = ["none", "due", "sent", "done"] as const;

/**
 * Why money that was taken goes back. `order_cancelled`, `order_returned`: the order that kept it was
 * undone. `order_unavailable`: the order could not take it, because it or its pieces are gone.
 * `paid_twice`: the payment had its money already. `wrong_amount`: it is another amount than was due.
 */
export const REFUND_REASONS = [
  "order_cancelled",
  "order_returned",
  "order_unavailable",
  "paid_twice",
  "wrong_amount",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
