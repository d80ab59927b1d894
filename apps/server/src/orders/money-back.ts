import type { Paise } from "@suvarna/domain/money";
import type { PlacedOrder } from "./queries.ts";
import { paidAmount } from "./rest-of-order.ts";

/** The amount in paise that is refunded to the shopper when staff end an order now. */
export function refundableAmount(order: PlacedOrder): Paise {
  const { advance, total, paymentState, refunded } = order;
  if (advance !== null) return paidAmount(order) - refunded;
  return paymentState === "paid" ? total - refunded : 0;
}
