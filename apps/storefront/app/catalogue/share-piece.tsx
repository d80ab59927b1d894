import type { Product } from "@suvarna/contract/catalogue/schemas";
import { ShareButton } from "@suvarna/ui/share-button.tsx";

/**
 * Shares a piece.
 * @param words what it says; without, it is a bare icon
 */
export function SharePiece({
  piece: { _id, name },
  ...look
}: {
  piece: Pick<Product, "_id" | "name">;
  words?: string;
  className: string;
}) {
  // The id stays when a piece gets another address.
  return <ShareButton title={name} path={`/product/${_id}`} {...look} />;
}
