import type { Paise } from "./money.ts";
import { readableLetters } from "./readable-number.ts";

/** The states of an order. */
export const ORDER_STATES = [
  "pending_payment",
  "confirmed",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  "payment_failed",
  "returned",
  "refunded",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The allowed moves of an order, by its current state. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending_payment: ["confirmed", "payment_failed", "cancelled"],
  // Back to waiting for money: staff ask for a prepayment of what was to be paid at the door.
  confirmed: ["processing", "cancelled", "pending_payment"],
  processing: ["shipped", "cancelled", "pending_payment"],
  shipped: ["delivered"],
  delivered: ["returned"],
  cancelled: ["refunded"],
  payment_failed: ["pending_payment", "confirmed", "cancelled"],
  returned: ["refunded"],
  refunded: [],
};

/**
 * How it stands with the money of an order. `pending`: it is paid online, and is not paid yet.
 * `on_delivery`: it is paid at the door. `rest_due`: its advance is paid. `not_paid`: it ended without
 * any money. `refund_due`: what was paid goes back through the gateway. `refund_by_bank`: what was paid
 * at the door is sent to the shopper's bank account by staff.
 */
export const ORDER_PAYMENT_STATES = [
  "pending",
  "on_delivery",
  "rest_due",
  "paid",
  "failed",
  "not_paid",
  "refund_due",
  "refund_by_bank",
  "refunded",
] as const;
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number];

/**
 * Why a step of an order's history was made, where the shop knows it by itself. What staff or the shopper
 * say with a step is kept as they wrote it.
 */
export const STEP_REASONS = [
  "payment_declined",
  "wrong_amount",
  "not_paid_in_time",
  "advance_paid",
  "rest_asked",
  "rest_paid",
  "rates_withdrawn",
  "ordered_again",
  "prepayment_asked",
  "prepayment_lapsed",
] as const;
export type StepReason = (typeof STEP_REASONS)[number];

export function canMove(from: OrderState, to: OrderState): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/**
 * The states to which staff move an order by hand. All other moves follow a payment, a refund or the
 * decision on a return. Refunded is here for cash on delivery, which staff return by hand.
 */
export const STAFF_MOVES = ["processing", "shipped", "delivered", "cancelled", "refunded"] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** An order in one of these keeps no pieces from others. */
const STATES_WITHOUT_STOCK: readonly OrderState[] = ["payment_failed", "cancelled"];

/** Whether a move puts the pieces of an order back on sale. */
export function releasesStock(from: OrderState, to: OrderState): boolean {
  return !STATES_WITHOUT_STOCK.includes(from) && STATES_WITHOUT_STOCK.includes(to);
}

/** Whether a move needs the pieces of an order, which it does not have, once more. */
export function reservesStock(from: OrderState, to: OrderState): boolean {
  return from === "payment_failed" && !STATES_WITHOUT_STOCK.includes(to);
}

/**
 * How an order is paid: online, by cash on delivery, or to staff who take the order at the counter or on
 * the phone.
 */
export const PAYMENT_METHODS = ["ONLINE", "COD", "COUNTER"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** By what staff take the money of an order at the counter. */
export const COUNTER_TENDERS = ["cash", "upi", "card"] as const;

/** How much of an order is paid online when it is placed: the whole amount, or the advance. */
export const PAYMENT_PARTS = ["whole", "advance"] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];

/** An order can't reach this state while it owes its rest, because the rest is due before dispatch. */
export const REST_DUE_BEFORE: OrderState = "shipped";

/** The states in which the rest of an order can be paid: it has its advance, and is not dispatched. */
export const REST_PAYABLE: readonly OrderState[] = ["confirmed", "processing"];

/** The most that one UPI payment for jewellery can have (NPCI, since 15 September 2025). */
export const UPI_LIMIT: Paise = 2_00_000_00;

export interface OrderRules {
  /** Above this order value the buyer's PAN is required (Income-tax Rules). */
  readonly panAbovePaise: Paise;
  /** From this order value on, cash on delivery is refused (Income-tax Act, section 269ST). A setting may lower it. */
  readonly codBelowPaise: Paise;
}

export function needsPan(total: Paise, rules: OrderRules): boolean {
  return total > rules.panAbovePaise;
}

export function allowsCashOnDelivery(total: Paise, rules: OrderRules): boolean {
  return total < rules.codBelowPaise;
}

const NUMBER_LENGTH = 12;

/**
 * The number by which people speak of an order, of the random end of its id: `4K7R-M29Q-XDW8`. Its 60 bits
 * make it unlikely beyond measure that one comes twice, and the database refuses that.
 */
export function orderNumber(id: string): string {
  return inFours(readableLetters(id, NUMBER_LENGTH));
}

/**
 * The number of an order as it is kept, from what somebody types: in any case, with or without its
 * hyphens, `O` for 0 and `I` or `L` for 1. Orders of before have numbers of six digits and letters.
 */
export function orderNumberFrom(typed: string): string {
  const letters = typed.toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
  return inFours(letters.replace(/[^0-9A-Z]/g, ""));
}

function inFours(letters: string): string {
  return letters.length === NUMBER_LENGTH ? letters.replace(/(.{4})(?=.)/g, "$1-") : letters;
}
