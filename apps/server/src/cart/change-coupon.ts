import { quote } from "@suvarna/domain/quote";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { weighCartCoupon } from "./cart-coupon.ts";
import { lockCart, readCartLines, setCouponCode } from "./queries.ts";
import type { CartDependencies } from "./show-cart.ts";

/**
 * Applies a coupon to a user's cart, replacing an earlier one, if it gives a discount now.
 * @throws Refusal cart_empty, and each of COUPON_REFUSALS
 */
export async function applyCoupon(
  { tx, at: now }: Act,
  { rates, config }: Pick<CartDependencies, "rates" | "config">,
  userId: string,
  code: string,
): Promise<void> {
  const cartId = await lockCart(tx, userId);
  const { lines } = quote(await readCartLines(tx, cartId), rates.perGram(), config.cart);
  if (lines.length === 0) throw new Refusal("cart_empty");
  const weighed = await weighCartCoupon(tx, { code, userId, lines, rules: config.cart, now });
  if (!weighed) throw new Refusal("coupon_unknown");
  if (weighed.problem) throw weighed.problem;
  await setCouponCode(tx, cartId, code);
}

/** Removes the coupon from a user's cart, if there is one. */
export async function dropCoupon({ tx }: Act, userId: string): Promise<void> {
  await setCouponCode(tx, await lockCart(tx, userId), null);
}
