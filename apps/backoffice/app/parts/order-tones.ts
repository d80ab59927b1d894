import { isReturnSettled, type OrderPaymentState, type OrderState } from "@suvarna/domain/order";
import type { Tone } from "./pill.tsx";

/** The tone of the pill for each order state. */
const ORDER_TONES: Readonly<Record<OrderState, Tone>> = {
  pending_payment: "line",
  payment_failed: "alert",
  confirmed: "wine",
  processing: "amber",
  shipped: "line",
  delivered: "leaf",
  cancelled: "sand",
  refunded: "sand",
  returned: "amber",
};

/** The tone of an order's pill. Amber is for what staff still have to do. */
export function toneOfOrder(order: {
  readonly state: OrderState;
  readonly paymentState: OrderPaymentState;
}): Tone {
  return isReturnSettled(order) ? "sand" : ORDER_TONES[order.state];
}
