import type { Product } from "@suvarna/contract/catalogue/schemas";
import { advanceOf } from "@suvarna/domain/advance";
import { formatRupees } from "@suvarna/domain/formats";
import { ADVANCE_PERCENT } from "@suvarna/domain/policies";
import { withGst } from "@suvarna/domain/tax";
import { madeToOrder } from "@suvarna/words/here/pieces";
import { MAKING } from "@suvarna/words/here/policy-spans";
import * as say from "@suvarna/words/here/product";
import { type ChosenPiece, usePrice } from "../pieces/index.ts";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useShop } from "../platform/root-data.ts";
import { FactBox } from "./fact-box.tsx";

/**
 * Explains how a piece that is made to order is paid: the advance, the rest, and what happens if
 * the finished piece is lighter.
 */
export const MadeToOrderBox = followsRates(MadeToOrderBoxAtRates);
function MadeToOrderBoxAtRates({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const breakup = usePrice(product, chosen.size);
  const { gstPercent } = useShop();
  const linePrice = breakup?.discountedPrice;
  const split =
    linePrice === undefined
      ? null
      : advanceOf(
          [{ linePrice, couponShare: 0, madeToOrder: true }],
          withGst(linePrice, Math.round(gstPercent * 100)),
        );
  return (
    <section aria-labelledby="made-to-order" className="mt-5.5 bg-shell px-5.5 pt-5 pb-5.5">
      <h2 id="made-to-order" className="heading-3 text-[1.25rem]">
        {madeToOrder}
      </h2>
      <p className="mt-1.5 text-small text-ink-soft">{say.isMadeForYou(MAKING, ADVANCE_PERCENT)}</p>
      {split ? (
        <FactBox
          className="mt-4 bg-ivory!"
          facts={[
            [
              say.advanceOf(ADVANCE_PERCENT),
              say.onOrdering(
                <b key="due" className="num font-semibold">
                  {formatRupees(split.due)}
                </b>,
              ),
            ],
            [
              say.theRest,
              say.beforeDispatch(
                <span key="rest" className="num">
                  {formatRupees(split.rest)}
                </span>,
              ),
            ],
            [say.ifLighter, say.differenceBack],
          ]}
        />
      ) : null}
    </section>
  );
}
