/**
 * The purpose of a payment. `order`: the amount that is due when the order is placed, which is its
 * whole total or the advance. `rest`: the remainder after an advance, due before dispatch.
 */
export const PAYMENT_PURPOSES = ["order", "rest"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * The states of a payment. `created`: stored, but not yet opened at the gateway. `pending`: the
 * shopper can pay. `failed`: an attempt failed; another attempt may still succeed. `expired`: the
 * time to pay is over, or the shopper has changed to another way to pay. `cancelled`: the order was cancelled. `paid`: the money has arrived.
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
 * The allowed moves of a payment, by its current state. Money can still arrive after a failed
 * attempt or after the expiry. The order then keeps this money, or the shop refunds it.
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
 * Whether money that arrives at a moment is too late for a payment. Late money pays only for pieces
 * that can still be bought at the price of the order.
 * @param graceMs how long after the time to pay money still counts as paid in time, in
 *   milliseconds, because the bank's answer and the gateway's message take a while
 */
export function isLate(
  at: Date,
  { expiresAt }: { readonly expiresAt: Date },
  graceMs: number,
): boolean {
  return at.getTime() > expiresAt.getTime() + graceMs;
}

/**
 * Why an attempt to pay failed, so that the shop can say it in the shopper's language. `wrong_code`: a
 * wrong OTP, PIN or CVV. `too_many_tries`: a wrong one too often. `not_confirmed`: the payer did not
 * confirm the payment with a right code, or stopped there. `too_late`: the time to confirm was over.
 * `card_unusable`: the card or account is blocked, expired or not open for payments online.
 * `account_unknown`: there is no such card, account or UPI ID. `refused`: the bank says no more.
 */
export const DECLINE_REASONS = [
  "insufficient_funds",
  "limit_reached",
  "wrong_code",
  "too_many_tries",
  "not_confirmed",
  "too_late",
  "card_unusable",
  "account_unknown",
  "bank_unreachable",
  "cancelled",
  "refused",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/**
 * The states of a refund. `due`: the shop owes the refund. `sent`: the gateway was asked for the
 * refund. `done`: the money is back. `stuck`: the gateway has refused the refund or failed to send
 * it, and staff must look at it. `failed`: the refund began in the gateway's dashboard and did not
 * succeed, so it does not count.
 */
export const REFUND_STATES = ["due", "sent", "done", "stuck", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * The way in which money goes back. `gateway`: the shop asks the gateway for the refund.
 * `dashboard`: the refund began in the gateway's own dashboard. `hand`: staff send the money by
 * bank transfer or UPI.
 */
export const REFUND_WAYS = ["gateway", "dashboard", "hand"] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/**
 * The reason why money that was taken goes back. `order_cancelled`: the order was cancelled, before
 * or after the money came. `order_returned`: the order was returned. `order_unavailable`: the order
 * could not take the money, because the order or its pieces are gone. `paid_late`: the money came
 * after the time to pay, and the pieces cost more by then. `paid_twice`: the order or the rest was
 * already paid. `wrong_amount`: the amount was not the amount that was due. `order_part`: staff
 * have decided to give back a part of the order's money. `cash_chosen`: the shopper had changed the
 * order to cash on delivery before the money came.
 */
export const REFUND_REASONS = [
  "order_cancelled",
  "order_returned",
  "order_unavailable",
  "paid_twice",
  "wrong_amount",
  "paid_late",
  "order_part",
  "cash_chosen",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * The outcome of an attempt to pay. `authorized`: a bank has blocked the money, and the shop can
 * capture it. `dropped`: the shopper gave up. `pending`: the bank is still working on the payment.
 */
export type AttemptOutcome = "paid" | "authorized" | "failed" | "dropped" | "pending";

/**
 * The kinds of reports of a gateway that staff must look at. `refund`: money went back that the
 * shop did not send, such as from the gateway's dashboard. `dispute`: the shopper's bank demands
 * the money back. `not_ours`: money came for an order that the shop does not know.
 * `paid_back_twice`: the gateway sent a refund whose money already went back by hand or from the
 * dashboard.
 */
export const PAYMENT_CASES = ["refund", "dispute", "not_ours", "paid_back_twice"] as const;
export type PaymentCaseKind = (typeof PAYMENT_CASES)[number];

/** The lists of cases that staff can ask for. `all` has the open cases before the closed ones. */
export const CASE_LISTS = ["all", "open", "closed"] as const;
export type CaseList = (typeof CASE_LISTS)[number];

/**
 * The reasons why staff have to look at money. `stuck_refund`: a gateway could not send a refund.
 * `refund_by_hand`: staff have to send a refund, because no gateway has its money. `order_owed`: a
 * cancelled or returned order was paid at the door or at the counter, and staff have to send its
 * money back.
 */
export const MONEY_WAITS = [
  "stuck_refund",
  "refund_by_hand",
  "order_owed",
  "dispute",
  "dashboard_refund",
  "not_ours",
  "paid_back_twice",
  "settlement_difference",
] as const;
export type MoneyWaitKind = (typeof MONEY_WAITS)[number];

/**
 * The differences between a gateway's settlement and the shop's own records. `missing_here`: the
 * gateway settles money that the shop does not know. `missing_there`: the gateway has not settled
 * money that the shop has recorded, although it is due. `other_amount`: the amounts differ.
 */
export const SETTLEMENT_DIFFERENCES = ["missing_here", "missing_there", "other_amount"] as const;
export type SettlementDifferenceKind = (typeof SETTLEMENT_DIFFERENCES)[number];

/**
 * The states of a difference in a gateway settlement. `matched`: a later gateway settlement has
 * cleared the difference.
 */
export const DIFFERENCE_STATES = ["open", "explained", "matched"] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
