import { quote } from "@suvarna/domain/quote";
import type { Bus } from "../platform/bus.ts";
import { Refusal } from "../platform/errors.ts";
import { weighCartCoupon } from "./cart-coupon.ts";
import { lockCart, readCartLines, setCouponCode } from "./queries.ts";
import type { ShownCartParts } from "./show-cart.ts";

/**
 * Puts a coupon on a user's cart, in the place of the one before, if it gives something now.
 * @throws Refusal cart_empty, and each of COUPON_REFUSALS
 */
export async function applyCoupon(
  bus: Bus,
  { rates, config, clock }: Pick<ShownCartParts, "rates" | "config" | "clock">,
  userId: string,
  code: string,
): Promise<void> {
  await bus.transact(async (tx) => {
    const cartId = await lockCart(tx, userId);
    const { lines } = quote(await readCartLines(tx, cartId), rates.perGram(), config.cart);
    if (lines.length === 0) throw new Refusal("cart_empty");
    const weighed = await weighCartCoupon(tx, {
      code,
      userId,
      lines,
      rules: config.cart,
      now: clock(),
    });
    if (!weighed) throw new Refusal("coupon_unknown");
    if (weighed.problem) throw weighed.problem;
    await setCouponCode(tx, cartId, code);
  });
}

/** Takes the coupon off a user's cart; nothing when there is none. */
export async function dropCoupon(bus: Bus, userId: string): Promise<void> {
  await bus.transact(async (tx) => setCouponCode(tx, await lockCart(tx, userId), null));
}
