import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/actual-size";
import * as language from "@suvarna/words/here/language";
import { Ruler } from "lucide";
import { USUAL_SCALE, useScreenScale } from "../screen-scale.ts";
import { millimetres } from "../size-tables.ts";
import { COIN_DIAMETER, Coin } from "./coin.tsx";
import { Drawing } from "./drawing.tsx";
import { type Measures, measuresOf } from "./measures.ts";
import { OutlineDrawing, outlineOf } from "./outline.tsx";
import { ScaleButton } from "./scale-button.tsx";
import { type TintedPiece, tintsOf } from "./tints.ts";

type Drawn = Pick<Product, "name" | "kind" | "dimensions" | "dimensionsText" | "sizes"> &
  TintedPiece;

/**
 * Draws a piece in its real size on this screen, on a hand, an ear or a neck, with a coin to
 * compare. Until the visitor has calibrated the screen with a bank card, CSS's own millimetre is
 * used.
 */
export function ActualSize({
  product,
  size,
}: {
  product: Drawn;
  /** The chosen size; null while no size is chosen. */
  size: string | null;
}) {
  const measures = measuresOf(product, size);
  return measures ? <DrawnSize product={product} measures={measures} /> : null;
}

function DrawnSize({ product, measures }: { product: Drawn; measures: Measures }) {
  const usedScale = useScreenScale()[0] ?? USUAL_SCALE;
  const { place } = measures;
  const isToScale = place === "neck";
  const hasCoin = place === "finger" || place === "circle" || place === "ear";
  // An ear takes the whole height of a narrow tile, so the words stand beside its foot.
  const isTall = place === "ear";
  const tints = tintsOf(product);
  return (
    <div className="@container size-full sm:min-h-90">
      <div className="flex size-full flex-col overflow-hidden px-5 pt-4 @lg:grid @lg:grid-cols-[minmax(0,1fr)_auto] @lg:items-end @lg:gap-4 @lg:px-7 @lg:pt-6.5">
        <div className="flex flex-col @lg:self-stretch @lg:pb-6">
          <h2
            className={`heading-3 text-[1.25rem] @lg:text-[1.5rem] ${isTall ? "@max-lg:sr-only" : ""}`}
          >
            {isToScale ? say.whereItLies : say.actualSize}
          </h2>
          <p
            className={`mt-1 max-w-[19em] text-small text-ink-soft @max-lg:text-caption @lg:mt-2 ${isTall ? AT_FOOT : ""}`}
          >
            {isTall ? <Icon of={Ruler} size={18} className="text-wine @lg:hidden" /> : null}
            {isTall ? <span className="@lg:hidden">{language.dimensionsOf(product)}</span> : null}
            <span className={isTall ? "@max-lg:hidden" : ""}>
              {say.itsDimensions(language.dimensionsOf(product))}
            </span>
            {hasCoin ? (
              <span className="@max-lg:hidden"> {say.besideCoin(COIN_DIAMETER)}</span>
            ) : null}
          </p>
          {isToScale ? null : <ScaleButton className="relative z-1 w-max @max-lg:hidden" />}
          {hasCoin ? (
            // Where the ring does not fit beside the coin, it is on a line below, which is hidden.
            <div
              className="my-4 flex flex-wrap items-center gap-x-4 overflow-hidden @max-lg:hidden"
              style={{ height: Math.round(BESIDE_HEIGHT * usedScale) }}
            >
              <svg
                role="img"
                aria-label={say.coinToScale(COIN_DIAMETER)}
                width={Math.round(COIN_DIAMETER * usedScale)}
                height={Math.round(COIN_DIAMETER * usedScale)}
                viewBox={`0 0 ${COIN_DIAMETER} ${COIN_DIAMETER}`}
              >
                <Coin />
              </svg>
              {place === "finger" ? (
                <OutlineDrawing
                  outline={outlineOf(measures, tints)}
                  scale={usedScale}
                  label={say.inItsSize(product.name)}
                />
              ) : null}
            </div>
          ) : null}
          <p className="mt-auto text-caption text-ink-mute @max-lg:hidden">{noteOf(measures)}</p>
        </div>
        <div className={`flex justify-center @max-lg:min-h-0 @max-lg:grow ${PLACED[place]}`}>
          <Drawing
            measures={measures}
            tints={tints}
            scale={usedScale}
            label={`${product.name}, ${WHERE[place]}`}
          />
        </div>
      </div>
    </div>
  );
}

/** The classes of the dimensions at the foot of a narrow tile. */
const AT_FOOT =
  "@max-lg:absolute @max-lg:bottom-3.5 @max-lg:left-5 @max-lg:bg-shell @max-lg:py-0.5 @max-lg:pr-2 @max-lg:z-1 @max-lg:flex @max-lg:items-center @max-lg:gap-2";
/** The height of the row with the coin, in millimetres: a ring with its head is higher. */
const BESIDE_HEIGHT = 31;

/**
 * Which part of a drawing is visible where the drawing is higher than the tile: the fingers of a
 * hand, and the lobe of an ear with all of the earring.
 */
const PLACED: Readonly<Record<Measures["place"], string>> = {
  finger: "items-start",
  ear: "items-end overflow-hidden [mask-image:linear-gradient(transparent,#000_1.5rem)] @lg:h-83.5",
  neck: "items-end",
  circle: "items-center",
  flat: "items-center @lg:mr-12 @lg:self-center",
};

const WHERE: Readonly<Record<Measures["place"], string>> = {
  finger: say.drawnOnFinger,
  ear: say.drawnOnEar,
  neck: say.drawnOnNeck,
  circle: say.drawnAsCircle,
  flat: say.drawnBesideCoin,
};

function noteOf(measures: Measures): string {
  switch (measures.place) {
    case "finger":
      return say.onFinger(measures.size, millimetres(measures.circumference));
    case "ear":
      return say.onEar;
    case "neck":
      return say.smallerThanLife;
    case "circle":
      return say.acrossInside(millimetres(measures.diameter));
    case "flat":
      return say.besideCoin(COIN_DIAMETER);
  }
}
