import { createHash } from "node:crypto";
import type { CartLine } from "../cart/index.ts";

/**
 * Says what a cart has in it, in one short text: the pieces, their sizes, engravings and quantities, and the
 * metal that is bought with each, and the coupon that lies with them. Whatever else comes to decide
 * what is sold (a delivery that costs) belongs in here. What it costs does not: that is what a lock
 * holds.
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
