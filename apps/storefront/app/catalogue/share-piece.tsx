import type { Product } from "@suvarna/contract/catalogue/schemas";
import { ShareButton } from "@suvarna/ui/share-button.tsx";
import { productHref } from "../pieces/index.ts";

/**
 * A button that shares a piece.
 * @param words the button's text; without it the button is a bare icon
 */
export function SharePiece({
  piece,
  ...look
}: {
  piece: Pick<Product, "slug" | "name">;
  words?: string;
  /** A text that is shown on the button only on a phone. */
  wordsOnPhone?: string;
  className: string;
}) {
  return <ShareButton title={piece.name} path={productHref(piece)} {...look} />;
}
