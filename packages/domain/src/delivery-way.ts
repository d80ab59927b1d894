import { FREE_EXPRESS_ABOVE } from "./policies.ts";

/** What the express way is called in the cart, at the checkout, on orders and in letters. */
export const EXPRESS_DELIVERY = "Insured express delivery";

/**
 * Whether an order goes the express way: above a subtotal of FREE_EXPRESS_ABOVE, where the shop takes
 * nothing for the shipping. Both amounts are in rupees, before GST and before any discount.
 */
export function goesExpress({
  subtotal,
  shipping,
}: {
  readonly subtotal: number;
  readonly shipping: number;
}): boolean {
  return shipping === 0 && subtotal > FREE_EXPRESS_ABOVE;
}
