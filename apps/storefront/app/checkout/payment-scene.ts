import type { Order } from "@suvarna/contract/orders/schemas";
import { isTimeToPayOver } from "../orders/index.ts";

/**
 * The states that the payment page can show. `waiting`: no payment was attempted. `confirming`: the
 * gateway has not confirmed the payment yet. `failed`: the payment was declined. `wrong_amount`: a
 * wrong amount arrived, which is refunded. `late`: the whole amount arrived too late, and is
 * refunded. `over`: the time to pay has ended.
 */
export type PaymentScene = "waiting" | "confirming" | "failed" | "wrong_amount" | "late" | "over";

export function paymentScene(
  order: Pick<Order, "state" | "payment">,
  { isConfirming }: { isConfirming: boolean },
): PaymentScene {
  if (isConfirming) return "confirming";
  if (order.state !== "payment_failed") return "waiting";
  const end = order.payment?.attempt?.end;
  if (end === "late" || end === "wrong_amount") return end;
  return isTimeToPayOver(order) ? "over" : "failed";
}
