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
  // Staff ask for a prepayment of an order that was to be paid at the door, so the order waits for
  // money again.
  confirmed: ["processing", "cancelled", "pending_payment"],
  processing: ["shipped", "cancelled", "pending_payment"],
  // A parcel that was refused at the door or lost on the way comes back undelivered.
  shipped: ["delivered", "returned"],
  delivered: ["returned"],
  cancelled: ["refunded"],
  payment_failed: ["pending_payment", "confirmed", "cancelled"],
  returned: ["refunded"],
  refunded: [],
};

/**
 * The state of an order's payment. `pending`: the order is to be paid online and is not paid yet.
 * `on_delivery`: it is paid at the door. `rest_due`: its advance is paid. `not_paid`: it ended
 * without any money. `refund_due`: the paid money goes back through the gateway, or by a refund in
 * part that staff have still to send. `refund_by_bank`: staff send back by hand the money that was
 * paid at the door or at the counter.
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
 * The reasons of those steps in an order's history that the shop makes by itself. Notes of staff or
 * of the shopper are stored as they were written.
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
  "cash_chosen",
] as const;
export type StepReason = (typeof STEP_REASONS)[number];

export function canMove(from: OrderState, to: OrderState): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/**
 * The states to which staff move an order by hand. All other moves follow a payment, a refund or
 * the decision on a return. `returned` is among these states for a parcel that came back
 * undelivered, and `refunded` for cash on delivery, which staff return by hand.
 */
export const STAFF_MOVES = [
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  "returned",
  "refunded",
] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/**
 * Whether an order's parcel came back undelivered, or was lost on the way: the order was returned
 * without having been delivered.
 */
export function cameBackUndelivered({
  history,
}: {
  readonly history: readonly { readonly state: OrderState }[];
}): boolean {
  const had = (state: OrderState) => history.some((step) => step.state === state);
  return had("returned") && !had("delivered");
}

/**
 * Whether no step is left for an order whose parcel came back undelivered. Its money was to be paid
 * at the door, so nothing was paid and nothing goes back.
 */
export function isReturnedUnpaid({
  state,
  paymentState,
}: {
  readonly state: OrderState;
  readonly paymentState: OrderPaymentState;
}): boolean {
  return state === "returned" && paymentState === "not_paid";
}

/** Whether no step is left for a returned order: nothing was paid, or all of its money is back. */
export function isReturnSettled({
  state,
  paymentState,
}: {
  readonly state: OrderState;
  readonly paymentState: OrderPaymentState;
}): boolean {
  return state === "returned" && (paymentState === "not_paid" || paymentState === "refunded");
}

/** The states in which an order reserves no pieces. */
const STATES_WITHOUT_STOCK: readonly OrderState[] = ["payment_failed", "cancelled"];

/** Whether a move releases the stock that an order has reserved. */
export function releasesStock(from: OrderState, to: OrderState): boolean {
  return !STATES_WITHOUT_STOCK.includes(from) && STATES_WITHOUT_STOCK.includes(to);
}

/** Whether a move reserves the pieces of an order again, because the order has released them. */
export function reservesStock(from: OrderState, to: OrderState): boolean {
  return from === "payment_failed" && !STATES_WITHOUT_STOCK.includes(to);
}

/**
 * The way in which an order is paid: online, by cash on delivery, or to staff who take the order at
 * the counter or on the phone.
 */
export const PAYMENT_METHODS = ["ONLINE", "COD", "COUNTER"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The ways in which staff take the money of an order at the counter. */
export const COUNTER_TENDERS = ["cash", "upi", "card"] as const;

/** How much of an order is paid online when it is placed: the whole amount, or the advance. */
export const PAYMENT_PARTS = ["whole", "advance"] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];

/** An order that owes its rest can't enter this state, because the rest is due before dispatch. */
export const REST_DUE_BEFORE: OrderState = "shipped";

/**
 * The states in which the rest of an order can be paid: the advance is paid, and the order is not
 * dispatched.
 */
export const REST_PAYABLE: readonly OrderState[] = ["confirmed", "processing"];

/** The maximum of one UPI payment for jewellery (NPCI, since 15 September 2025), in paise. */
export const UPI_LIMIT: Paise = 2_00_000_00;

export interface OrderRules {
  /** Above this order value the buyer's PAN is required (Income-tax Rules). */
  readonly panAbovePaise: Paise;
  /**
   * The order value from which cash on delivery is refused (Income-tax Act, section 269ST), in
   * paise. A setting may lower it.
   */
  readonly codBelowPaise: Paise;
}

export function needsPan(total: Paise, rules: OrderRules): boolean {
  return total > rules.panAbovePaise;
}

/**
 * The value in paise from which the law requires a private buyer's name and address on the invoice
 * (CGST Rule 46).
 */
export const INVOICE_ADDRESS_FROM: Paise = 50_000_00;

/** Whether the invoice of an order must name the buyer's address. */
export function needsInvoiceAddress(total: Paise): boolean {
  return total >= INVOICE_ADDRESS_FROM;
}

export function allowsCashOnDelivery(total: Paise, rules: OrderRules): boolean {
  return total < rules.codBelowPaise;
}

const NUMBER_LENGTH = 12;

/**
 * Makes the number by which people refer to an order, from the random end of the order's id:
 * `4K7R-M29Q-XDW8`. Its 60 bits make an equal second number extremely unlikely, and the database
 * refuses an equal number.
 */
export function orderNumber(id: string): string {
  return inFours(readableLetters(id, NUMBER_LENGTH));
}

/**
 * Converts a typed order number into the form in which it is stored. Upper and lower case are
 * equal, hyphens may be missing, `O` counts as 0, and `I` and `L` count as 1. Older orders have
 * numbers of six digits and letters.
 */
export function orderNumberFrom(typed: string): string {
  const letters = typed.toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
  return inFours(letters.replace(/[^0-9A-Z]/g, ""));
}

function inFours(letters: string): string {
  return letters.length === NUMBER_LENGTH ? letters.replace(/(.{4})(?=.)/g, "$1-") : letters;
}

/**
 * The parts of a shopper's list of orders: all orders, those on their way, and those that are done.
 */
export const OWN_ORDER_PARTS = ["all", "on_the_way", "done"] as const;
export type OwnOrderPart = (typeof OWN_ORDER_PARTS)[number];

/** The states of the orders in each part of the list, apart from `all`. */
export const STATES_OF_PART: Readonly<Record<Exclude<OwnOrderPart, "all">, readonly OrderState[]>> =
  {
    on_the_way: ["shipped"],
    done: ["delivered", "cancelled", "returned", "refunded"],
  };
