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

/** Every move that an order can make; what is not here can't happen. */
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
 * The moves that the shop's people make by hand. All others follow a payment, its way back, or the
 * decision on a return; that money paid at the door is back only they know.
 */
export const DESK_MOVES = ["Processing", "Shipped", "Delivered", "Cancelled", "Refunded"] as const;
export type DeskMove = (typeof DESK_MOVES)[number];

/** An order in one of these keeps no pieces from others. */
const WITHOUT_PIECES: readonly OrderStatus[] = ["Payment failed", "Cancelled"];

/** Whether a move puts the pieces of an order back on sale. */
export function releasesStock(from: OrderStatus, to: OrderStatus): boolean {
  return !WITHOUT_PIECES.includes(from) && WITHOUT_PIECES.includes(to);
}

/** Whether a move needs the pieces of an order, which it does not have, once more. */
export function reservesStock(from: OrderStatus, to: OrderStatus): boolean {
  return from === "Payment failed" && !WITHOUT_PIECES.includes(to);
}

/** Which of the payment methods of the checkout are paid at the door; the others pay online. */
export const PAYMENT_METHODS = ["ONLINE", "COD"] as const;

/** How much of an order is paid with it online: the whole, or the advance of what is made to order. */
export const PAYMENT_PARTS = ["whole", "advance"] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];

/** An order that owes its rest can't reach this state: the rest is due before dispatch. */
export const REST_DUE_BEFORE: OrderStatus = "Shipped";

/** The states in which the rest of an order can be paid: it has its advance, and is not dispatched. */
export const REST_PAYABLE: readonly OrderStatus[] = ["Confirmed", "Processing"];

/** What jewellery can be paid in one payment by UPI (NPCI, since 15 September 2025). */
export const UPI_MOST: Paise = 2_00_000_00;

export interface OrderRules {
  /** Above this order value the law asks for the buyer's PAN (Income-tax Rules). */
  readonly panAbovePaise: Paise;
  /** From this order value on, cash on delivery is refused (section 269ST; can be set lower). */
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
