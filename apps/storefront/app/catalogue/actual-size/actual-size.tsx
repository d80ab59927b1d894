import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/actual-size";
import * as language from "@suvarna/words/here/language";
import { Suspense, useState } from "react";
import { USUAL_SCALE, useScreenScale } from "../screen-scale.ts";
import { millimetres } from "../size-tables.ts";
import { COIN_DIAMETER, Coin } from "./coin.tsx";
import { Drawing } from "./drawing.tsx";
import { type Measures, measuresOf } from "./measures.ts";
import { type TintedPiece, tintsOf } from "./tints.ts";

const ScreenCalibration = requiredPart(() =>
  import("../screen-calibration.tsx").then(({ ScreenCalibration }) => ScreenCalibration),
);

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
  const [scale, setScale] = useScreenScale();
  const [setting, setSetting] = useState(false);
  const usedScale = scale ?? USUAL_SCALE;
  const { place } = measures;
  const isToScale = place === "neck";
  const hasCoin = place === "finger" || place === "circle";
  return (
    <div className="@container size-full sm:min-h-90">
      <div className="flex size-full flex-col overflow-hidden px-5 pt-4 @lg:grid @lg:grid-cols-[minmax(0,1fr)_auto] @lg:items-end @lg:gap-4 @lg:px-7 @lg:pt-6.5">
        <div className="flex flex-col @lg:self-stretch @lg:pb-6">
          <h2 className="heading-3 text-[1.25rem] @lg:text-[1.5rem]">
            {isToScale ? say.whereItLies : say.actualSize}
          </h2>
          <p className="mt-1 max-w-[19em] text-small text-ink-soft @max-lg:text-caption @lg:mt-2">
            {say.itsDimensions(language.dimensionsOf(product))}
            {hasCoin ? (
              <span className="@max-lg:hidden"> {say.besideCoin(COIN_DIAMETER)}</span>
            ) : null}
          </p>
          {isToScale ? null : (
            <TextButton
              onClick={() => setSetting(true)}
              className="relative z-1 min-h-11! w-max text-small! text-wine! noscript:hidden @max-lg:hidden"
            >
              {scale === null ? say.setWithCard : say.setForScreen}
            </TextButton>
          )}
          {hasCoin ? (
            <svg
              role="img"
              aria-label={say.coinToScale(COIN_DIAMETER)}
              width={Math.round(COIN_DIAMETER * usedScale)}
              height={Math.round(COIN_DIAMETER * usedScale)}
              viewBox={`0 0 ${COIN_DIAMETER} ${COIN_DIAMETER}`}
              className="my-4 block @max-lg:hidden"
            >
              <Coin />
            </svg>
          ) : null}
          <p className="mt-auto text-caption text-ink-mute @max-lg:hidden">{noteOf(measures)}</p>
        </div>
        <div className="mt-auto flex justify-center @max-lg:grow @max-lg:items-end">
          <Drawing
            measures={measures}
            tints={tintsOf(product)}
            scale={usedScale}
            label={`${product.name}, ${WHERE[place]}`}
          />
        </div>
      </div>
      <Dialog open={setting} onClose={() => setSetting(false)} title={say.setWithCard}>
        <Suspense fallback={<div className="min-h-90" />}>
          <div className="mt-3">
            <ScreenCalibration
              onDone={(found) => {
                setScale(found);
                setSetting(false);
              }}
            />
          </div>
        </Suspense>
      </Dialog>
    </div>
  );
}

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
