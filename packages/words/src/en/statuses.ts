import type { OrderPaymentState, OrderState } from "@suvarna/domain/order";

export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  pending_payment: "Pending payment",
  confirmed: "Confirmed",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  payment_failed: "Payment failed",
  returned: "Returned",
  refunded: "Refunded",
};

/** The state `delivered` of an order whose pieces were taken along at the counter. */
export const HANDED_OVER = "Handed over at the shop";

/** The state `returned` of an order whose parcel came back undelivered. */
export const NOT_DELIVERED = "Not delivered";

/** The words for the payment states of an order. */
export const PAYMENT_STATE_WORDS: Readonly<Record<OrderPaymentState, string>> = {
  pending: "Pending",
  on_delivery: "Pay on delivery",
  rest_due: "Advance paid, rest due before dispatch",
  paid: "Paid",
  failed: "Failed",
  not_paid: "Not paid",
  refund_due: "Refund on its way",
  refund_by_bank: "Refund by bank transfer",
  refunded: "Refunded",
};
