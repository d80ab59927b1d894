import { type PricedProduct, pricedPiece } from "@suvarna/contract/catalogue/priced-piece";
import { formatRupees } from "@suvarna/domain/formats";
import { discountPercent, type PriceBreakup, priceOf } from "@suvarna/domain/price";
import { Amount } from "@suvarna/ui/amount.tsx";
import * as say from "@suvarna/words/here/pieces";
import { useMemo } from "react";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";

/**
 * The price of a piece at the newest rates, computed by the same function as on the server.
 * @returns null if the piece's metal has no valid rate
 */
export function usePrice(product: PricedProduct, size?: string | null): PriceBreakup | null {
  const rates = useRatesPerGram();
  return useMemo(() => priceOf(pricedPiece(product, size), rates), [product, size, rates]);
}

/**
 * The price of a piece, which follows the live rates. The price is not a live region: announcing a
 * price every few seconds would make the page useless with a screen reader.
 */
export function LivePrice({
  product,
  size,
  headline = false,
  className,
}: {
  product: PricedProduct;
  size?: string | null;
  /** Whether the price is shown in the large size of the product page. */
  headline?: boolean;
  className?: string;
}) {
  const breakup = usePrice(product, size);
  const look = headline
    ? "gap-x-3.5 gap-y-1 text-price-lg font-medium"
    : "gap-x-2.5 gap-y-0.5 font-semibold";
  return (
    <p className={`flex flex-wrap items-baseline ${look} ${className ?? ""}`}>
      {breakup ? <Figures breakup={breakup} headline={headline} /> : say.priceOnRequest}
    </p>
  );
}

function Figures({ breakup, headline }: { breakup: PriceBreakup; headline: boolean }) {
  const { price, discount, discountedPrice } = breakup;
  const now = <Amount paise={discountedPrice} small />;
  if (discount === 0) return now;
  return (
    <>
      <span>
        <span className="sr-only">{say.priceNow}</span>
        {now}
      </span>
      <s
        className={`num font-normal text-ink-mute decoration-1 ${headline ? "text-body" : "text-caption"}`}
      >
        <span className="sr-only">{say.priceBefore}</span>
        {formatRupees(price)}
      </s>
      <span className={`font-medium text-wine ${headline ? "text-[0.9375rem]" : "text-caption"}`}>
        {say.percentOff(discountPercent(price, discountedPrice))}
      </span>
    </>
  );
}
