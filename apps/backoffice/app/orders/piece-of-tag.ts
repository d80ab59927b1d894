import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { HUID_PATTERN } from "@suvarna/domain/huid";

type Piece = OrderPage["pieces"][number];

/**
 * The meaning of a scanned HUID for an order: it belongs to a piece, which may have it already, or there
 * is a reason why it can't be written down.
 */
export type TagOfOrder =
  | { readonly piece: Piece; readonly isThere: boolean }
  | { readonly problem: "other_product" | "all_have_one" | "which" };

/**
 * Finds the piece of an order to which a HUID belongs.
 * @param pieces the pieces with the typed values
 * @param productId the product of the HUID; null when the shop does not know the HUID
 */
export function pieceOfTag(
  {
    order: { items },
    lines,
  }: Pick<OrderPage, "lines"> & { order: Pick<OrderPage["order"], "items"> },
  pieces: readonly Piece[],
  { huid, productId }: { readonly huid: string; readonly productId: string | null },
): TagOfOrder {
  const there = pieces.find((piece) => piece.huid === huid);
  if (there) return { piece: there, isThere: true };
  const productOf = ({ line }: Piece) => items[line]?.productId;
  const own = pieces.filter((piece) => productId === null || productOf(piece) === productId);
  if (own.length === 0) return { problem: "other_product" };
  const open = own.filter(({ huid: typed }) => typed === null || !HUID_PATTERN.test(typed));
  // Silver may be sold without a HUID, so gold comes first.
  const needing = open.filter(({ line }) => lines[line]?.needsHuid);
  const [first, ...others] = needing.length > 0 ? needing : open;
  if (!first) return { problem: "all_have_one" };
  const isOneProduct = others.every((piece) => productOf(piece) === productOf(first));
  return isOneProduct ? { piece: first, isThere: false } : { problem: "which" };
}
