import type { Cart } from "@suvarna/contract/cart/schemas";
import { cartTotals } from "@suvarna/domain/cart";
import { quote } from "@suvarna/domain/quote";
import type { App } from "../platform/act.ts";
import type { Rates } from "../rates/index.ts";
import { weighCartCoupon } from "./cart-coupon.ts";
import { cartIdOf, readCartLines, readCouponCode } from "./queries.ts";
import { serializeCart } from "./serialize-cart.ts";
import type { CartConfig } from "./settings.ts";

/** The dependencies of showing a cart. */
export interface CartDependencies {
  readonly app: App;
  readonly rates: Pick<Rates, "current" | "perGram">;
  readonly config: { readonly cart: CartConfig };
}

/**
 * The cart as its user sees it, at current prices. A line whose piece was sold out or removed
 * stays, marked, until the user removes it. Such a line can't be ordered, so the totals leave it
 * out.
 * @param language the code of the language of the products' names; null for the original names
 */
export async function showCart(
  dependencies: CartDependencies,
  userId: string,
  language: string | null = null,
): Promise<Cart> {
  const { app, rates, config } = dependencies;
  const { db } = app.database;
  const cartId = await cartIdOf(app.database.autocommit, userId);
  const { lines } = quote(await readCartLines(db, cartId, language), rates.perGram(), config.cart);
  const code = await readCouponCode(db, cartId);
  const coupon = await weighCartCoupon(db, {
    code,
    userId,
    lines,
    rules: config.cart,
    now: app.clock(),
  });
  const prices = lines.flatMap(({ line, linePrice }) =>
    line.piece.isAvailable && linePrice !== null ? [linePrice] : [],
  );
  const ratesAt = rates.current()?.acceptedAt ?? null;
  const totals = cartTotals(prices, config.cart, coupon?.effect);
  return serializeCart(cartId, { lines, totals, coupon }, ratesAt);
}
