import type { PricedProduct } from "@suvarna/contract/catalogue/priced-piece";
import { formatRupees } from "@suvarna/domain/formats";
import { discountPercent } from "@suvarna/domain/price";
import { withGst } from "@suvarna/domain/tax";
import { Amount } from "@suvarna/ui/amount.tsx";
import * as say from "@suvarna/words/here/pieces";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useRootData } from "../platform/root-data.ts";
import { usePrice } from "./price.tsx";

const BP_PER_PERCENT = 100;

/**
 * The price of a piece with GST at the newest rates, and below it the price before GST, which is
 * the price of the cart's lines: `₹1,61,519.63` and `₹1,36,881.04 + GST · 10% off`. The price is
 * not a live region, because announcing a price every few seconds would make the page useless with
 * a screen reader.
 */
export const PayablePrice = followsRates(PayablePriceAtRates);
function PayablePriceAtRates({ product }: { product: PricedProduct }) {
  const breakup = usePrice(product);
  const gstPercent = useRootData()?.shop.gstPercent;
  if (!breakup || gstPercent === undefined) {
    return <p className="text-[0.9375rem] font-semibold sm:text-body">{say.priceOnRequest}</p>;
  }
  const { price, discount, discountedPrice } = breakup;
  const payable = withGst(discountedPrice, Math.round(gstPercent * BP_PER_PERCENT));
  return (
    <div className="min-w-0">
      <p className="text-[0.9375rem] font-semibold max-[22.5rem]:text-small sm:text-body">
        <Amount paise={payable} small />
        <span className="sr-only">{say.withGst}</span>
      </p>
      <p className="num mt-px text-[0.75rem] text-ink-mute sm:text-[0.78125rem]">
        {say.beforeGst(formatRupees(discountedPrice))}
        {discount === 0 ? null : (
          <span className="inline-block max-sm:sr-only">
            {"\u00a0"}·{" "}
            <b className="font-semibold text-wine">
              {say.percentOff(discountPercent(price, discountedPrice))}
            </b>
          </span>
        )}
      </p>
    </div>
  );
}
