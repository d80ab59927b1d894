import type { Product } from "@suvarna/contract/catalogue/schemas";
import { toast } from "@suvarna/ui/toast.ts";
import { setFavorite } from "./change-favorites.ts";

/** Long enough to read it and to change one's mind. */
const UNDO_MS = 6_000;

/** Takes a piece off the wishlist at once, and offers it back for a moment. */
export function useRemoveFromWishlist({ _id, name }: Pick<Product, "_id" | "name">): () => void {
  return () => {
    setFavorite(_id, false);
    toast.info("Removed from your wishlist", {
      text: name,
      duration: UNDO_MS,
      action: { label: "Undo", run: () => setFavorite(_id, true) },
    });
  };
}
