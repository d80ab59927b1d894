import type { CartItem } from "@suvarna/contract/cart/schemas";
import { MAX_LINE_QUANTITY } from "@suvarna/domain/cart";
import * as say from "@suvarna/words/here/cart";

/**
 * The largest quantity of a piece in one order: the piece's stock, or the shop's limit if that is
 * lower.
 */
export function maxQuantityOf({ product: { isAvailable, stock } }: CartItem): number {
  if (!isAvailable) return 0;
  return Math.min(stock ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
}

/**
 * The reason, in words for the shopper, why a cart line can't be ordered as it is; null when the
 * line can be ordered.
 */
export function lineTrouble(item: CartItem): string | null {
  const { isAvailable, isRemoved, stock, price } = item.product;
  if (isRemoved) return say.noLongerAvailable;
  if (!isAvailable || stock === 0) return say.outOfStock;
  if (stock !== null && item.quantity > stock) return say.onlyInStock(stock);
  return price === null ? say.priceOnRequest : null;
}

/**
 * The reason, in words for the shopper, why a line's quantity can't be increased; null when it can.
 */
export function limitWords(item: CartItem): string | null {
  if (item.quantity < maxQuantityOf(item)) return null;
  const { stock } = item.product;
  if (stock === null || stock > MAX_LINE_QUANTITY) return say.atMostOfAPiece(MAX_LINE_QUANTITY);
  return stock === 1 ? say.theOnlyOneInStock : say.allInStock(stock);
}
