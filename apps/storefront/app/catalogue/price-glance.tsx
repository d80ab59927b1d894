import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { gstOn } from "@suvarna/domain/tax";
import * as metals from "@suvarna/words/here/metal";
import * as say from "@suvarna/words/here/product";
import { type ChosenPiece, usePrice } from "../pieces/index.ts";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useShop } from "../platform/root-data.ts";

/** The colours of the parts of a price, in the order in which the bar shows the parts. */
const COLOURS = {
  metal: "bg-gold",
  stones: "bg-wine",
  making: "bg-line-strong",
  gst: "bg-ink",
} as const;

/**
 * Shows a price as a bar of coloured parts, with a label and a sum for each part below. Parts of
 * zero are left out. A discount has a label but no length in the bar.
 */
export const PriceGlance = followsRates(PriceGlanceAtRates);
function PriceGlanceAtRates({ product, chosen }: { product: Product; chosen: ChosenPiece }) {
  const breakup = usePrice(product, chosen.size);
  const { gstPercent } = useShop();
  if (!breakup) return null;
  const { metalValue, stoneValue, makingCharge, discount, discountedPrice } = breakup;
  const all: [string, string, Paise][] = [
    [metals.metalWords(product.metal), COLOURS.metal, metalValue],
    [say.stones, COLOURS.stones, stoneValue],
    [say.making, COLOURS.making, makingCharge],
    ["GST", COLOURS.gst, gstOn(discountedPrice, Math.round(gstPercent * 100))],
  ];
  const parts = all.filter(([, , value]) => value > 0);
  return (
    <div className="mt-4.5">
      <div aria-hidden className="flex h-2 gap-0.5">
        {parts.map(([name, colour, value]) => (
          <i
            key={name}
            className={`block min-w-0.5 transition-[flex-grow] duration-(--duration-fast) ${colour}`}
            style={{ flex: `${value} 1 0` }}
          />
        ))}
      </div>
      <dl className="mt-2.5 grid grid-cols-2 gap-x-5 gap-y-2.5 text-caption sm:flex sm:flex-wrap sm:justify-between sm:gap-x-3 sm:gap-y-1">
        {parts.map(([name, colour, value]) => (
          <div key={name}>
            <dt className="flex items-center gap-1.75 text-ink-mute">
              <i aria-hidden className={`size-2 flex-none ${colour}`} />
              {name}
            </dt>
            <dd className="num font-medium">{formatRupees(value)}</dd>
          </div>
        ))}
        {discount > 0 ? (
          <div>
            <dt className="text-ink-mute">{say.discount}</dt>
            <dd className="num font-medium text-wine">−{formatRupees(discount)}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
