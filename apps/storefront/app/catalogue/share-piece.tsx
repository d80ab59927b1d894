import type { Product } from "@suvarna/contract/catalogue/schemas";
import { ShareButton } from "@suvarna/ui/share-button.tsx";

/**
 * A button that shares a piece.
 * @param words the button's text; without it the button is a bare icon
 */
export function SharePiece({
  piece: { _id, name },
  ...look
}: {
  piece: Pick<Product, "_id" | "name">;
  words?: string;
  className: string;
}) {
  // The id stays the same when a piece's address changes.
  return <ShareButton title={name} path={`/product/${_id}`} {...look} />;
}
