import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { HUID_PATTERN } from "@suvarna/domain/huid";

type Piece = OrderPage["pieces"][number];

/**
 * The result of a scanned HUID for an order: the piece that the HUID belongs to, which may have the
 * HUID already, or the reason why the HUID can't be recorded.
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
  // Gold pieces get the HUID first, because silver may be sold without one.
  const needing = open.filter(({ line }) => lines[line]?.needsHuid);
  const [first, ...others] = needing.length > 0 ? needing : open;
  if (!first) return { problem: "all_have_one" };
  const isOneProduct = others.every((piece) => productOf(piece) === productOf(first));
  return isOneProduct ? { piece: first, isThere: false } : { problem: "which" };
}
