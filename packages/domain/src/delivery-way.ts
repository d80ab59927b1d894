import { FREE_EXPRESS_ABOVE } from "./policies.ts";

/**
 * Whether an order is sent by express delivery: its subtotal is above FREE_EXPRESS_ABOVE and its
 * shipping is free. Both amounts are in rupees, before GST and before any discount.
 */
export function isExpressDelivery({
  subtotal,
  shipping,
}: {
  readonly subtotal: number;
  readonly shipping: number;
}): boolean {
  return shipping === 0 && subtotal > FREE_EXPRESS_ABOVE;
}
