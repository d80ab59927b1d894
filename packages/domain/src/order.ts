import type { Paise } from "./money.ts";

/** The states of an order, in the words that shoppers read. */
export const ORDER_STATUSES = [
  "Pending payment",
  "Confirmed",
  "Processing",
  "Shipped",
  "Delivered",
  "Cancelled",
  "Payment failed",
  "Returned",
  "Refunded",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The allowed moves of an order, by its current state. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  "Pending payment": ["Confirmed", "Payment failed", "Cancelled"],
  Confirmed: ["Processing", "Cancelled"],
  Processing: ["Shipped", "Cancelled"],
  Shipped: ["Delivered"],
  Delivered: ["Returned"],
  Cancelled: ["Refunded"],
  "Payment failed": ["Pending payment", "Confirmed"],
  Returned: ["Refunded"],
  Refunded: [],
};

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/**
 * The states to which staff move an order by hand. All other moves follow a payment, a refund or the
 * decision on a return. Refunded is here for cash on delivery, which staff return by hand.
 */
export const STAFF_MOVES = ["Processing", "Shipped", "Delivered", "Cancelled", "Refunded"] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** The states in which an order has no stock reserved. */
const STATES_WITHOUT_STOCK: readonly OrderStatus[] = ["Payment failed", "Cancelled"];

/** Whether a move releases the stock of an order. */
export function releasesStock(from: OrderStatus, to: OrderStatus): boolean {
  return !STATES_WITHOUT_STOCK.includes(from) && STATES_WITHOUT_STOCK.includes(to);
}

/** Whether a move must reserve the stock of an order again, because the order has released it. */
export function reservesStock(from: OrderStatus, to: OrderStatus): boolean {
  return from === "Payment failed" && !STATES_WITHOUT_STOCK.includes(to);
}

/** How an order is paid: online, or by cash on delivery. */
export const PAYMENT_METHODS = ["ONLINE", "COD"] as const;

/** How much of an order is paid online when it is placed: the whole amount, or the advance. */
export const PAYMENT_PARTS = ["whole", "advance"] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];

/** An order can't reach this state while it owes its rest, because the rest is due before dispatch. */
export const REST_DUE_BEFORE: OrderStatus = "Shipped";

/** The states in which the rest can be paid: the advance is paid, and the order not dispatched. */
export const REST_PAYABLE: readonly OrderStatus[] = ["Confirmed", "Processing"];

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

/** The number that a shopper reads: the last six of the order's id, upper case. */
export function orderNumber(id: string): string {
  return id.slice(-6).toUpperCase();
}
