import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { RestockJump } from "../alerts/index.ts";
import { usePrice } from "../pieces/index.ts";
import type { Buying } from "./use-buying.ts";

/**
 * The price and the buy button, fixed at the bottom of a phone's screen while the piece is visible.
 */
export function BuyBar({
  product,
  size,
  buying,
}: {
  product: Product;
  size: string | null;
  buying: Buying;
}) {
  const price = usePrice(product, size);
  return (
    <div className="sticky bottom-0 z-6 flex items-center gap-4 border-t border-line bg-surface px-gutter py-3 max-[22.5rem]:gap-3 max-[22.5rem]:py-2 sm:hidden">
      <p className="font-semibold whitespace-nowrap max-[22.5rem]:text-[0.9375rem]">
        {price ? <Amount paise={price.discountedPrice} small /> : "Price on request"}
      </p>
      {product.isAvailable ? (
        <Button
          className="flex-1 px-3!"
          busy={buying.busy}
          disabled={buying.disabled}
          onClick={buying.buy}
        >
          {buying.words}
        </Button>
      ) : (
        <RestockJump />
      )}
    </div>
  );
}
