import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { sizeOfDiameter } from "@suvarna/domain/jewel-sizes";
import { Button } from "@suvarna/ui/button.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/size-guide";
import { useState } from "react";
import { ScreenCalibration } from "./screen-calibration.tsx";
import { useScreenScale } from "./screen-scale.ts";
import type { SizeKind } from "./size-kind.ts";
import { millimetres, SIZE_TABLES } from "./size-tables.ts";
import { Slider } from "./slider.tsx";

/**
 * Measures a ring or bangle that is laid on the screen. Before that, the visitor calibrates the
 * screen with a bank card, whose size is the same everywhere.
 */
export function OnScreenSizer(props: {
  kind: SizeKind;
  /** The sizes of a piece, which can be chosen here; empty on a page without a piece. */
  sizes: readonly ProductSize[];
  onChoose?: (size: string) => void;
}) {
  const [scale, setScale] = useScreenScale();
  const [isSetting, setSetting] = useState(false);
  if (scale === null || isSetting) {
    return (
      <ScreenCalibration
        onDone={(found) => {
          setScale(found);
          setSetting(false);
        }}
      />
    );
  }
  return (
    <>
      <Measurement {...props} scale={scale} />
      <TextButton className="mt-3 self-start" onClick={() => setSetting(true)}>
        {say.setScaleAgain}
      </TextButton>
    </>
  );
}

/** The space beside the measuring panel on a phone's page, in pixels. */
const MARGIN = 40;

function Measurement({
  kind,
  sizes,
  scale,
  onChoose,
}: {
  kind: SizeKind;
  sizes: readonly ProductSize[];
  scale: number;
  onChoose?: (size: string) => void;
}) {
  const table = SIZE_TABLES[kind];
  const [diameter, setDiameter] = useState(
    () => table[Math.floor(table.length / 2)]?.diameter ?? 0,
  );
  const { name } = sizeOfDiameter(table, diameter);
  const offered = sizes.some(({ size, isAvailable }) => size === name && isAvailable);
  const width = diameter * scale;
  return (
    <>
      <p className="text-small text-ink-soft">{say.layOnCircle(kind)}</p>
      <Slider
        label={say.diameter}
        min={Math.floor(table[0]?.diameter ?? 0)}
        max={Math.ceil(table.at(-1)?.diameter ?? 0)}
        step={0.1}
        value={diameter}
        says={say.diameterAndSize(millimetres(diameter), name)}
        onChange={setDiameter}
      />
      <div className="-mx-5 mt-4 sm:-mx-7.5 grid place-items-center overflow-hidden py-2">
        <div
          aria-hidden
          className="shrink-0 rounded-round border border-wine bg-wine-tint"
          style={{ width, height: width }}
        />
      </div>
      {width > document.documentElement.clientWidth - MARGIN ? (
        <p className="text-small text-ink-soft">{say.widerThanScreen(kind)}</p>
      ) : null}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-lead font-semibold">{say.sizeIs(name)}</span>
        <span className="text-small text-ink-soft tabular-nums">
          {say.inside(millimetres(diameter))}
        </span>
        {offered && onChoose ? (
          <Button size="small" look="secondary" onClick={() => onChoose(name)}>
            {say.chooseSize(name)}
          </Button>
        ) : null}
      </p>
    </>
  );
}
