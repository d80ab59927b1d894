import type { OrderState } from "@suvarna/domain/order";
import type { Tone } from "./pill.tsx";

/** The tone of the pill for each order state. */
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
