import type { Order } from "@suvarna/contract/orders/schemas";
import { isTimeToPayOver } from "../orders/index.ts";

/**
 * What the payment page shows. `waiting`: nothing has been tried. `confirming`: the bank's answer is
 * on its way. `failed`: the bank has declined. `wrong_amount`: another amount came, which goes back.
 * `late`: the whole amount came too late, and goes back. `over`: the time to pay is over.
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
