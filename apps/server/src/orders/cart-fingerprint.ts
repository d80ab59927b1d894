import { createHash } from "node:crypto";
import type { CartLine } from "../cart/index.ts";

/**
 * Computes a hash of a cart's content: the pieces with their sizes, engravings, quantities and
 * metal, and the coupon. Whatever else decides what is sold, such as a paid way of delivery, must
 * be added here; prices must not, because the price lock holds them.
 */
export function cartFingerprint(lines: readonly CartLine[], couponCode: string | null): string {
  const content = lines
    .map(({ product, piece, size, engraving, quantity }) =>
      JSON.stringify([product.id, size, engraving, quantity, piece.carat, piece.netWeightMg]),
    )
    .toSorted();
  return createHash("sha256")
    .update([...content, couponCode ?? ""].join("\n"))
    .digest("base64url");
}
