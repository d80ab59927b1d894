import type { Product } from "@suvarna/contract/catalogue/schemas";
import { advanceOf } from "@suvarna/domain/advance";
import { formatRupees } from "@suvarna/domain/formats";
import { ADVANCE_PERCENT, MAKING } from "@suvarna/domain/policies";
import { withGst } from "@suvarna/domain/tax";
import { type ChosenPiece, usePrice } from "../pieces/index.ts";
import { useShop } from "../platform/root-data.ts";
import { FactBox } from "./fact-box.tsx";

/**
 * Explains how a piece that is made to order is paid: the advance, the rest, and what happens if
 * the finished piece is lighter.
 */
export function MadeToOrderBox({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const breakup = usePrice(product, chosen.size);
  const { gstPercent } = useShop();
  const linePrice = breakup?.discountedPrice;
  const parts =
    linePrice === undefined
      ? null
      : advanceOf(
          [{ linePrice, couponShare: 0, madeToOrder: true }],
          withGst(linePrice, Math.round(gstPercent * 100)),
        );
  return (
    <section aria-labelledby="made-to-order" className="mt-5.5 bg-shell px-5.5 pt-5 pb-5.5">
      <h2 id="made-to-order" className="heading-3 text-[1.25rem]">
        Made to order
      </h2>
      <p className="mt-1.5 text-small text-ink-soft">
        It is made for you in {MAKING}, with a {ADVANCE_PERCENT}% advance. Your price is fixed at
        the rate of the minute you pay it.
      </p>
      {parts ? (
        <FactBox
          className="mt-4 bg-ivory!"
          facts={[
            [
              `Advance, ${ADVANCE_PERCENT}%`,
              <>
                <b key="due" className="num font-semibold">
                  {formatRupees(parts.due)}
                </b>{" "}
                on ordering
              </>,
            ],
            [
              "The rest",
              <>
                <span key="rest" className="num">
                  {formatRupees(parts.rest)}
                </span>{" "}
                before dispatch
              </>,
            ],
            ["If it comes out lighter", "The difference is paid back, by the gram"],
          ]}
        />
      ) : null}
    </section>
  );
}
