import type { CartItem } from "@suvarna/contract/cart/schemas";
import { MAX_LINE_QUANTITY } from "@suvarna/domain/cart";

/**
 * The largest quantity of a piece in one order: the piece's stock, or the shop's limit if that is
 * lower.
 */
export function mostOf({ product: { isAvailable, stock } }: CartItem): number {
  if (!isAvailable) return 0;
  return Math.min(stock ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
}

/**
 * The reason, in words for the shopper, why a cart line can't be ordered as it is; null when the
 * line can be ordered.
 */
export function lineTrouble(item: CartItem): string | null {
  const { isAvailable, isRemoved, stock, price } = item.product;
  if (isRemoved) return "No longer available";
  if (!isAvailable || stock === 0) return "Out of Stock";
  if (stock !== null && item.quantity > stock) return `Only ${stock} in stock`;
  return price === null ? "Price on request" : null;
}

/**
 * The reason, in words for the shopper, why a line's quantity can't be increased; null when it can.
 */
export function limitWords(item: CartItem): string | null {
  if (item.quantity < mostOf(item)) return null;
  const { stock } = item.product;
  if (stock === null || stock > MAX_LINE_QUANTITY) return `At most ${MAX_LINE_QUANTITY} of a piece`;
  return stock === 1 ? "The only one in stock" : `All ${stock} in stock`;
}
