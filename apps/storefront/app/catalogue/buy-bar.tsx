import type { Product } from "@suvarna/contract/catalogue/schemas";
import { ADVANCE_PERCENT } from "@suvarna/domain/policies";
import { withGst } from "@suvarna/domain/tax";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/product";
import { RestockJump } from "../alerts/index.ts";
import { type ChosenPiece, usePrice, weightText } from "../pieces/index.ts";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useShop } from "../platform/root-data.ts";
import type { BuyButtonState } from "./use-buying.ts";

/**
 * The sum with GST and the buy button, fixed at the bottom of a phone's screen while the piece is
 * visible.
 */
export function BuyBar({
  product,
  chosen,
  buying,
}: {
  product: Product;
  chosen: ChosenPiece;
  buying: BuyButtonState;
}) {
  return (
    <div className="sticky bottom-0 z-6 flex items-center gap-4 border-t border-line bg-surface px-gutter py-3 max-[22.5rem]:gap-3 max-[22.5rem]:py-2 sm:hidden">
      <Sum product={product} chosen={chosen} />
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

const Sum = followsRates(SumAtRates);
function SumAtRates({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const price = usePrice(product, chosen.size);
  const { gstPercent } = useShop();
  if (!price) return <p className="font-semibold">{pieces.priceOnRequest}</p>;
  return (
    <p className="leading-[1.2] font-semibold whitespace-nowrap max-[22.5rem]:text-[0.9375rem]">
      <Amount paise={withGst(price.discountedPrice, Math.round(gstPercent * 100))} />
      <small className="block text-[0.75rem] font-normal text-ink-mute">{noteOf(chosen)}</small>
    </p>
  );
}

function noteOf({ isAvailable, stock, netWeight }: ChosenPiece): string {
  if (!isAvailable) return pieces.outOfStock;
  if (stock === null) return say.payNow(ADVANCE_PERCENT);
  return say.withGstAtWeight(weightText(netWeight));
}
