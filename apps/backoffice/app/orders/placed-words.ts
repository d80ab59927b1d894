import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { paise } from "@suvarna/domain/money";
import { sayMoney } from "../parts/money.tsx";

/** The amounts of an order in rupees, of which its total is made. */
type PlacedAmounts = Pick<OrderPage["order"], "subtotal" | "discount" | "gst" | "shippingCost">;

/**
 * Names the amounts that make the total of an order: its pieces after the coupon, the GST, and the
 * shipping unless it was free.
 */
export function sayPlaced({ subtotal, discount, gst, shippingCost }: PlacedAmounts): string {
  const pieces = sayMoney(paise(subtotal) - paise(discount));
  const tax = `GST ${sayMoney(paise(gst))}`;
  return shippingCost > 0
    ? `${pieces}, ${tax} and shipping ${sayMoney(paise(shippingCost))}`
    : `${pieces} and ${tax}`;
}
