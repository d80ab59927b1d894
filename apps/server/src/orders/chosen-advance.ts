import type { OrderInput } from "@suvarna/contract/orders/order-input";
import { type AdvanceSplit, advanceOf } from "@suvarna/domain/advance";
import { Refusal } from "../platform/errors.ts";
import type { Offer } from "./price-cart.ts";

/**
 * Finds the advance and the rest of an order. Refuses cash on delivery for pieces that are made to
 * order, and an advance on an order that allows none.
 * @returns the order's two parts when the shopper has chosen the advance; null when the whole total
 * is due
 * @throws Refusal cod_made_to_order, advance_unavailable
 */
export function chosenAdvance(
  { items, totals }: Pick<Offer, "items" | "totals">,
  { payment, paymentMethod }: Pick<OrderInput, "payment" | "paymentMethod">,
): AdvanceSplit | null {
  if (paymentMethod === "COD" && items.some(({ madeToOrder }) => madeToOrder)) {
    throw new Refusal("cod_made_to_order");
  }
  if (payment !== "advance") return null;
  const advance = paymentMethod === "ONLINE" ? advanceOf(items, totals.total) : null;
  if (!advance) throw new Refusal("advance_unavailable");
  return advance;
}
