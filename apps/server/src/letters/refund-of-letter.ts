import type { OrderPaymentState } from "@suvarna/domain/order";
import type { PlacedOrder } from "../orders/index.ts";
import { findOfOrderRefunds } from "../payments/index.ts";
import type { Tx } from "../platform/database.ts";

/**
 * How the money of an ended order goes back to the shopper, as letters say it. Staff send back by
 * hand what did not come through a gateway.
 * @param paymentState the state of the payment of which the letter speaks
 */
export function moneyBackOf(
  { paymentMethod, total }: Pick<PlacedOrder, "paymentMethod" | "total">,
  paymentState: OrderPaymentState,
): "by_gateway" | "by_hand" | "done" | "none" {
  if (total === 0) return "none";
  switch (paymentState) {
    case "refund_due":
      return paymentMethod === "ONLINE" ? "by_gateway" : "by_hand";
    case "refund_by_bank":
      return "by_hand";
    case "refunded":
      return "done";
    default:
      return "none";
  }
}

/**
 * The way in which the money of an order was sent back when the order ended, or by its refunds in
 * part when they have given back all of it.
 */
export async function sentBackOf(
  tx: Tx,
  { id }: Pick<PlacedOrder, "id">,
): Promise<"by_gateway" | "by_hand" | "both"> {
  const refunds = await findOfOrderRefunds(tx, [id]);
  const atEnd = refunds.filter(
    ({ reason }) => reason === "order_cancelled" || reason === "order_returned",
  );
  const inPart = refunds.filter(({ reason }) => reason === "order_part");
  const sent = atEnd.length > 0 ? atEnd : inPart;
  const byHand = sent.filter(({ way }) => way === "hand").length;
  if (byHand === 0) return "by_gateway";
  return byHand === sent.length ? "by_hand" : "both";
}
