import type { Product } from "@suvarna/contract/catalogue/schemas";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/wishlist";
import { setFavorite } from "./change-favorites.ts";

/** How long the toast offers to undo the removal, in milliseconds. */
const UNDO_MS = 6_000;

/**
 * Removes a piece from the wishlist at once, and shows a toast with a button to undo the removal.
 */
export function useRemoveFromWishlist({ _id, name }: Pick<Product, "_id" | "name">): () => void {
  return () => {
    setFavorite(_id, false);
    toast.info(say.removed, {
      text: name,
      duration: UNDO_MS,
      action: { label: say.undo, run: () => setFavorite(_id, true) },
    });
  };
}
