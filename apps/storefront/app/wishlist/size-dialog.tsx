import type { WishlistItem } from "@suvarna/contract/wishlist/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { useState } from "react";
import { LivePrice, openingSize, SizeChooser } from "../pieces/index.ts";

/** Asks for the size in which a piece goes into the cart. Each size has its own price. */
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
  const [size, setSize] = useState(() => openingSize(product));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose a size"
      description={product.name}
      actions={
        <>
          <Button className="max-sm:w-full" onClick={() => size !== null && onChoose(size)}>
            Move to Bag
          </Button>
          <Button look="secondary" className="max-sm:w-full" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <SizeChooser sizes={sizes} chosen={size} onChoose={setSize} />
      <LivePrice product={product} size={size} className="mt-6 text-lead" />
    </Dialog>
  );
}
