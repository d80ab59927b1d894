import { quote } from "@suvarna/domain/quote";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { weighCartCoupon } from "./cart-coupon.ts";
import { lockCart, readCartLines, setCouponCode } from "./queries.ts";
import type { ShownCartParts } from "./show-cart.ts";

/**
 * Puts a coupon on a user's cart, in the place of the one before, if it gives something now.
 * @throws Refusal cart_empty, and each of COUPON_REFUSALS
 */
export async function applyCoupon(
  { tx, at: now }: Act,
  { rates, config }: Pick<ShownCartParts, "rates" | "config">,
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

/** Takes the coupon off a user's cart; nothing when there is none. */
export async function dropCoupon({ tx }: Act, userId: string): Promise<void> {
  await setCouponCode(tx, await lockCart(tx, userId), null);
}
