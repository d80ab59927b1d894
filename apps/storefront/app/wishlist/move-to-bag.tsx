import type { WishlistItem } from "@suvarna/contract/wishlist/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { useState } from "react";
import { usePrice } from "../pieces/index.ts";
import { SizeDialog } from "./size-dialog.tsx";
import { useMoveToBag } from "./use-move-to-bag.ts";

/**
 * Moves a piece from the wishlist to the cart. If there is a choice of sizes, it asks for a size.
 */
export function MoveToBag({ item }: { item: WishlistItem }) {
  const { product } = item;
  const { move, moving } = useMoveToBag(item);
  const [asking, setAsking] = useState(false);
  const priced = usePrice(product) !== null;
  const sizes = product.sizes?.filter(({ isAvailable }) => isAvailable) ?? [];

  function press() {
    if (sizes.length > 1) setAsking(true);
    else void move(sizes[0]?.size ?? null);
  }
  function moveIn(size: string) {
    setAsking(false);
    void move(size);
  }

  return (
    <>
      <Button
        look="secondary"
        size="small"
        wide
        className="px-3!"
        busy={moving && "Moving..."}
        disabled={!product.isAvailable || !priced}
        onClick={press}
      >
        {!product.isAvailable ? "Out of Stock" : priced ? "Move to Bag" : "Price on request"}
      </Button>
      <SizeDialog
        product={product}
        open={asking}
        onClose={() => setAsking(false)}
        onChoose={moveIn}
      />
    </>
  );
}
