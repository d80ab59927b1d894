import { type CartRules, cartTotals } from "@suvarna/domain/cart";
import type { Paise } from "@suvarna/domain/money";
import { quote } from "@suvarna/domain/quote";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { findPieces, pieceInSize } from "../catalogue/index.ts";
import type { Tx } from "../platform/database.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * The price in paise that an order would have if it were placed now, with the discount that the
 * order has.
 * @returns null when a piece is not in the catalogue, or there are no valid rates
 */
export async function priceOfNow(
  tx: Tx,
  { items, discount, shipping }: PlacedOrder,
  { perGram, rules }: { perGram: RatesPerGram; rules: CartRules },
): Promise<Paise | null> {
  const ids = items.map(({ productId }) => productId);
  const pieces = await findPieces(tx, ids);
  const lines = items.flatMap(({ productId, size, quantity }) => {
    const product = pieces.get(productId);
    return product ? [{ piece: pieceInSize(product, size), quantity }] : [];
  });
  const quoted = quote(lines, perGram, rules);
  if (lines.length < items.length || !quoted.complete) return null;
  const prices = quoted.lines.map(({ linePrice }) => linePrice ?? 0);
  return cartTotals(prices, rules, { discount, freeShipping: shipping === 0 }).total;
}
