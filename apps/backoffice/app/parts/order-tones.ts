import type { OrderState } from "@suvarna/domain/order";
import type { Tone } from "./pill.tsx";

/** The pills of the states of an order. */
export const ORDER_TONES: Readonly<Record<OrderState, Tone>> = {
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
