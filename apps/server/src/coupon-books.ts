import { cartTotals } from "@suvarna/domain/cart";
import type { Config } from "./config.ts";
import type { CouponBooks } from "./coupons/index.ts";
import { listSoldOrders, sumCouponDiscounts } from "./orders/index.ts";
import type { Db } from "./platform/database.ts";

/** Returns the functions by which coupons learn facts about orders. */
export function couponBooksOf(db: Db, { cart }: Pick<Config, "cart">): CouponBooks {
  const shippingOf = (subtotal: number) => cartTotals([subtotal], cart).shipping;
  return {
    soldSince: (since) => listSoldOrders(db, since, shippingOf),
    discounts: () => sumCouponDiscounts(db),
    // Staff change the charge while the shop runs.
    get shipping() {
      return cart.shippingPaise;
    },
  };
}
