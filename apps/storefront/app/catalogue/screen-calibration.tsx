import { Button } from "@suvarna/ui/button.tsx";
import * as say from "@suvarna/words/here/actual-size";
import { useState } from "react";
import { LEAST_SCALE, MOST_SCALE, USUAL_SCALE } from "./screen-scale.ts";
import { Slider } from "./slider.tsx";

/**
 * The short side of a bank card in millimetres (ISO/IEC 7810, ID-1). This side fits on a phone's
 * screen.
 */
const CARD = 53.98;
/** The least length of the card that is drawn, in millimetres. */
const CARD_SHOWN = 34;

/**
 * Calibrates the screen: the visitor holds a bank card, whose size is the same everywhere, to the
 * screen and sets the drawn card to the same size.
 * @param onDone receives the number of CSS pixels in a millimetre
 */
export function ScreenCalibration({ onDone }: { onDone(scale: number): void }) {
  const [scale, setScale] = useState(USUAL_SCALE);
  return (
    <>
      <p className="text-small text-ink-soft">{say.layACard}</p>
      <Slider
        label={say.widthOfFrame}
        min={LEAST_SCALE}
        max={MOST_SCALE}
        step={0.01}
        value={scale}
        says={say.pixels(Math.round(scale * CARD))}
        onChange={setScale}
      />
      <div className="mt-4 flex grow justify-center overflow-hidden">
        <div
          aria-hidden
          className="shrink-0 rounded-t-xl border-2 border-b-0 border-wine bg-wine-tint"
          style={{ width: scale * CARD, minHeight: scale * CARD_SHOWN }}
        />
      </div>
      <Button size="small" className="mt-4 self-start" onClick={() => onDone(scale)}>
        {say.itFits}
      </Button>
    </>
  );
}
