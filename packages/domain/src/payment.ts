/**
 * What a payment is for. `order`: the amount that is due when the order is placed, its whole total or
 * the advance. `rest`: the remainder after an advance, due before dispatch.
 */
export const PAYMENT_PURPOSES = ["order", "rest"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * The states of a payment. `created`: stored, but not yet opened at the gateway. `pending`: the
 * shopper can pay. `failed`: an attempt failed; another one may still succeed. `expired`: the time
 * to pay is over. `cancelled`: the order was cancelled. `paid`: the money has arrived.
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
 * The allowed moves of a payment, by its current state. Money can still arrive after a failed attempt
 * or after the expiry; the order then takes it, or it is refunded.
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

/** The states of a refund: none, due, requested from the gateway, and completed. */
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
