import type { WishlistItem } from "@suvarna/contract/wishlist/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/wishlist";
import { useState } from "react";
import { usePrice } from "../pieces/index.ts";
import { SizeDialog } from "./size-dialog.tsx";
import { useMoveToBag } from "./use-move-to-bag.ts";

/**
 * A button that moves a piece from the wishlist to the cart. If the piece comes in sizes, a size is
 * chosen first.
 */
export function MoveToBag({ item }: { item: WishlistItem }) {
  const { product } = item;
  const { move, moving } = useMoveToBag(item);
  const [asking, setAsking] = useState(false);
  const priced = usePrice(product) !== null;

  function press() {
    if (product.sizes) setAsking(true);
    else void move(null);
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
        busy={moving && say.moving}
        disabled={!product.isAvailable || !priced}
        onClick={press}
      >
        {!product.isAvailable ? pieces.outOfStock : priced ? say.moveToBag : pieces.priceOnRequest}
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
