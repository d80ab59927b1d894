export { addLine } from "./add-line.ts";
export { weighCartCoupon } from "./cart-coupon.ts";
export {
  type CartLine,
  cartIdOf,
  emptyCart,
  type HeldCart,
  holdCart,
  lockCart,
  readCartLines,
  readCouponCode,
} from "./queries.ts";
export type { CartConfig } from "./settings.ts";
export { showCart } from "./show-cart.ts";
export { wireTotals } from "./wire-cart.ts";
