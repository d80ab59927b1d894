import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { discountPercent } from "@suvarna/domain/price";
import { withGst } from "@suvarna/domain/tax";
import { Amount } from "@suvarna/ui/amount.tsx";
import * as metals from "@suvarna/words/here/metal";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/product";
import type { ReactNode } from "react";
import { type ChosenPiece, usePrice, weightText } from "../pieces/index.ts";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useFeedStatus } from "../platform/live-rates/live-rates.ts";
import { NoValidRate } from "../platform/live-rates/no-valid-rate.tsx";
import { shopStatus } from "../platform/live-rates/status-words.ts";
import { useShop } from "../platform/root-data.ts";

/** The sum that a shopper pays for a piece, and below it the rate that the sum follows. */
export const PayableSum = followsRates(PayableSumAtRates);
function PayableSumAtRates({
  product,
  chosen,
  children,
}: {
  product: Product;
  chosen: ChosenPiece;
  /** A link beside the rate. */
  children?: ReactNode;
}) {
  const breakup = usePrice(product, chosen.size);
  const gstRateBp = Math.round(useShop().gstPercent * 100);
  const { dot } = useFeedStatus(shopStatus);
  if (!breakup) {
    return (
      <>
        <p className="mt-5 text-price-lg font-medium">{pieces.priceOnRequest}</p>
        <NoValidRate className="mt-4" />
      </>
    );
  }
  const { price, discount, discountedPrice, ratePerGram } = breakup;
  return (
    <>
      <p className="mt-2.5 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-[1.625rem] leading-[1.15] font-semibold sm:mt-5 sm:text-[2rem]">
        <span>
          {discount > 0 ? <span className="sr-only">{pieces.priceNow}</span> : null}
          <Amount paise={withGst(discountedPrice, gstRateBp)} small />
        </span>
        {discount > 0 ? (
          <>
            <s className="num text-[0.9375rem] font-normal text-ink-mute decoration-1">
              <span className="sr-only">{pieces.priceBefore}</span>
              {formatRupees(withGst(price, gstRateBp))}
            </s>
            <span className="text-[0.9375rem] font-medium text-wine">
              {pieces.percentOff(discountPercent(price, discountedPrice))}
            </span>
          </>
        ) : null}
        <small className="text-[0.9375rem] font-normal text-ink-soft">
          {say.withGstAt(
            <span key="weight" className="num">
              {weightText(chosen.netWeight)}
            </span>,
          )}
        </small>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-0.75 text-small text-ink-soft">
        <i
          aria-hidden
          className={`size-2 rounded-full ${dot === "live" ? "bg-dot-live" : "bg-line-strong"}`}
        />
        <span>
          {say.todaysRate(
            metals.metalWords(product.carat),
            <span key="rate" className="num">
              {formatRupees(ratePerGram)}
            </span>,
          )}
        </span>
        {children}
      </p>
    </>
  );
}
