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

/**
 * Whether money that comes at a moment comes too late for a payment. Later money buys only what can
 * still be bought for it.
 * @param graceMs how long after the time to pay money still counts as paid in time, because the bank's
 * answer and the gateway's message take a while
 */
export function isLate(
  at: Date,
  { expiresAt }: { readonly expiresAt: Date },
  graceMs: number,
): boolean {
  return at.getTime() > expiresAt.getTime() + graceMs;
}

/**
 * The states of a refund: due, requested from the gateway, and completed. `stuck`: the gateway refuses
 * it or it has failed there, and people have to look at it. `failed`: it began in the gateway's
 * dashboard and did not succeed, so it counts no more.
 */
export const REFUND_STATES = ["due", "sent", "done", "stuck", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * How money goes back. `gateway`: the shop asks the gateway for it. `dashboard`: it began in the
 * gateway's own dashboard. `hand`: staff send it by bank transfer or UPI.
 */
export const REFUND_WAYS = ["gateway", "dashboard", "hand"] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/**
 * Why money that was taken goes back. `order_cancelled`: the order was cancelled, before or after the
 * money came. `order_returned`: the order that kept it was returned. `order_unavailable`: the order could
 * not take it, because it or its pieces are gone. `paid_late`: it came after the time to pay, and the
 * pieces cost more by then. `paid_twice`: its purpose had its money already. `wrong_amount`: it is another
 * amount than was due. `order_part`: a part of what the order keeps, by a decision of staff.
 */
export const REFUND_REASONS = [
  "order_cancelled",
  "order_returned",
  "order_unavailable",
  "paid_twice",
  "wrong_amount",
  "paid_late",
  "order_part",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * What became of one attempt to pay. `authorized`: a bank has blocked the money, and the shop can
 * capture it. `dropped`: the shopper gave up. `pending`: it is under way at the bank.
 */
export type AttemptOutcome = "paid" | "authorized" | "failed" | "dropped" | "pending";

/**
 * What a gateway has told of money that people have to look at. `refund`: money went back that the shop
 * did not send, such as from the gateway's dashboard. `dispute`: the shopper's bank wants it back.
 * `not_ours`: money for an order that the shop does not know.
 */
export const PAYMENT_CASES = ["refund", "dispute", "not_ours"] as const;
export type PaymentCaseKind = (typeof PAYMENT_CASES)[number];

/**
 * What a comparison of a gateway's settlement with the shop's book can find. `missing_here`: the gateway
 * settles money that the shop does not know. `missing_there`: the gateway has not settled money that the
 * shop knows, although it is time. `other_amount`: both know it, by different amounts.
 */
export const SETTLEMENT_DIFFERENCES = ["missing_here", "missing_there", "other_amount"] as const;
export type SettlementDifferenceKind = (typeof SETTLEMENT_DIFFERENCES)[number];

/** `matched`: a later settlement has cleared the difference by itself. */
export const DIFFERENCE_STATES = ["open", "explained", "matched"] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
