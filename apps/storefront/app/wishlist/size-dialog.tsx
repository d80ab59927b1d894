import type { WishlistItem } from "@suvarna/contract/wishlist/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import * as say from "@suvarna/words/here/wishlist";
import { useState } from "react";
import { LivePrice, SizeChooser } from "../pieces/index.ts";

/**
 * Asks for the size in which a piece is put into the cart. No size is chosen in advance, because
 * each size has its own price.
 */
export function SizeDialog({
  product,
  open,
  onClose,
  onChoose,
}: {
  product: WishlistItem["product"];
  open: boolean;
  onClose(): void;
  onChoose(size: string): void;
}) {
  const sizes = product.sizes ?? [];
  const [size, setSize] = useState<string | null>(null);
  const [focusRequests, setFocusRequests] = useState(0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say.chooseSize}
      description={product.name}
      actions={
        <>
          <Button
            className="max-sm:w-full"
            onClick={() => (size === null ? setFocusRequests(focusRequests + 1) : onChoose(size))}
          >
            {say.moveToBag}
          </Button>
          <Button look="secondary" className="max-sm:w-full" onClick={onClose}>
            {say.notNow}
          </Button>
        </>
      }
    >
      <SizeChooser
        sizes={sizes}
        chosen={size}
        onChoose={setSize}
        focusRequests={size === null ? focusRequests : 0}
      />
      <LivePrice product={product} size={size} className="mt-6 text-lead" />
    </Dialog>
  );
}
