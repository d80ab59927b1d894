import type { Cart } from "@suvarna/contract/cart/schemas";
import { cartTotals } from "@suvarna/domain/cart";
import { quote } from "@suvarna/domain/quote";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database.ts";
import type { Rates } from "../rates/index.ts";
import { weighCartCoupon } from "./cart-coupon.ts";
import { cartIdOf, readCartLines, readCouponCode } from "./queries.ts";
import { wireCart } from "./wire-cart.ts";

/** What showing a cart needs. */
export interface ShownCartParts {
  readonly database: Database;
  readonly rates: Pick<Rates, "current" | "perGram">;
  readonly config: Pick<Config, "cart">;
  readonly clock: Clock;
}

/**
 * The cart as its owner sees it, at the prices of now. What was sold out or taken out of the
 * catalogue meanwhile stays, marked, until its owner takes it out; it can't be ordered, so it is
 * not in the totals.
 */
export async function showCart(parts: ShownCartParts, userId: string): Promise<Cart> {
  const { rates, config, clock } = parts;
  const { db } = parts.database;
  const cartId = await cartIdOf(db, userId);
  const { lines } = quote(await readCartLines(db, cartId), rates.perGram(), config.cart);
  const code = await readCouponCode(db, cartId);
  const coupon = await weighCartCoupon(db, {
    code,
    userId,
    lines,
    rules: config.cart,
    now: clock(),
  });
  const prices = lines.flatMap(({ line, linePrice }) =>
    line.piece.isAvailable && linePrice !== null ? [linePrice] : [],
  );
  const ratesAt = rates.current()?.acceptedAt ?? null;
  const totals = cartTotals(prices, config.cart, coupon?.effect);
  return wireCart(cartId, { lines, totals, coupon }, ratesAt);
}
