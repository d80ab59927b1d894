export { addLine } from "./add-line.ts";
export { weighCartCoupon } from "./cart-coupon.ts";
export {
  type CartLine,
  cartIdOf,
  emptyCart,
  type LockedCart,
  lockCart,
  lockExistingCart,
  readCartLines,
  readCouponCode,
} from "./queries.ts";
export { serializeTotals } from "./serialize-cart.ts";
export type { CartConfig } from "./settings.ts";
export { showCart } from "./show-cart.ts";
