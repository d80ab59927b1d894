import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { sizeOfDiameter } from "@suvarna/domain/jewel-sizes";
import { Button } from "@suvarna/ui/button.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { type CSSProperties, useId, useState } from "react";
import { browserMemory } from "../platform/browser-memory.ts";
import type { SizeKind } from "./size-kind.ts";
import { millimetres, SIZE_TABLES } from "./size-tables.ts";

/** The storage key of this screen's number of CSS pixels in a millimetre. */
const KEY = "pixels-per-millimetre";
/** The number that CSS assumes: 96 pixels to the inch. */
const USUAL = 96 / 25.4;
const LEAST = 2.5;
const MOST = 7.5;

/** The short side of a bank card in millimetres (ISO/IEC 7810, ID-1), which fits on a phone. */
const CARD = 53.98;
/** The length of the card that is drawn, in millimetres. */
const CARD_SHOWN = 34;

/**
 * Measures a ring or bangle that is laid on the screen. The visitor first holds a bank card to the
 * screen, which has the same size everywhere, to tell how large a millimetre is.
 */
export function OnScreenSizer(props: {
  kind: SizeKind;
  sizes: readonly ProductSize[];
  onChoose(size: string): void;
}) {
  const [scale, setScale] = useState(remembered);
  return (
    <section aria-labelledby="on-screen" className="mt-8">
      <h3 id="on-screen" className="text-body font-medium">
        Measure on this screen
      </h3>
      {scale === null ? (
        <Calibration
          onDone={(found) => {
            browserMemory.setItem(KEY, String(found));
            setScale(found);
          }}
        />
      ) : (
        <>
          <Measurement {...props} scale={scale} />
          <TextButton className="mt-3" onClick={() => setScale(null)}>
            Set the scale again
          </TextButton>
        </>
      )}
    </section>
  );
}

/** The space beside a dialog on a phone, in pixels. */
const DIALOG_MARGIN = 32;

function Calibration({ onDone }: { onDone(scale: number): void }) {
  const [scale, setScale] = useState(USUAL);
  return (
    <>
      <p className="mt-1 text-small text-ink-soft">
        Lay a bank card upright on the frame and move the slider until both are equally wide.
      </p>
      <Slider
        label="Width of the frame"
        min={LEAST}
        max={MOST}
        step={0.01}
        value={scale}
        says={`${Math.round(scale * CARD)} pixels`}
        onChange={setScale}
      />
      <div className="-mx-6 mt-4 sm:-mx-9 flex justify-center overflow-hidden">
        <div
          aria-hidden
          className="shrink-0 rounded-t-xl border-2 border-b-0 border-wine bg-wine-tint"
          style={{ width: scale * CARD, height: scale * CARD_SHOWN }}
        />
      </div>
      <Button size="small" className="mt-4" onClick={() => onDone(scale)}>
        It fits
      </Button>
    </>
  );
}

function Measurement({
  kind,
  sizes,
  scale,
  onChoose,
}: {
  kind: SizeKind;
  sizes: readonly ProductSize[];
  scale: number;
  onChoose(size: string): void;
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
      <p className="mt-1 text-small text-ink-soft">
        Lay your {kind} on the circle and move the slider until the circle just fills it inside.
      </p>
      <Slider
        label="Diameter of the circle"
        min={Math.floor(table[0]?.diameter ?? 0)}
        max={Math.ceil(table.at(-1)?.diameter ?? 0)}
        step={0.1}
        value={diameter}
        says={`${millimetres(diameter)}, size ${name}`}
        onChange={setDiameter}
      />
      <div className="-mx-6 mt-4 sm:-mx-9 grid place-items-center overflow-hidden py-2">
        <div
          aria-hidden
          className="shrink-0 rounded-round border border-wine bg-wine-tint"
          style={{ width, height: width }}
        />
      </div>
      {width > document.documentElement.clientWidth - DIALOG_MARGIN ? (
        <p className="text-small text-ink-soft">
          This {kind} is wider than the screen: print the sizer instead.
        </p>
      ) : null}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-lead font-semibold">Size {name}</span>
        <span className="text-small text-ink-soft tabular-nums">
          {millimetres(diameter)} inside
        </span>
        {offered ? (
          <Button size="small" look="secondary" onClick={() => onChoose(name)}>
            Choose size {name}
          </Button>
        ) : null}
      </p>
    </>
  );
}

function Slider({
  label,
  says,
  onChange,
  ...input
}: {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words, for screen readers. */
  says: string;
  onChange(value: number): void;
}) {
  const id = useId();
  return (
    <div className="mt-3">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        {...input}
        aria-valuetext={says}
        onChange={(event) => onChange(Number(event.target.value))}
        className="block h-11 w-full accent-(--color-wine)"
        style={{ touchAction: "none" } satisfies CSSProperties}
      />
    </div>
  );
}

function remembered(): number | null {
  const scale = Number(browserMemory.getItem(KEY));
  return scale >= LEAST && scale <= MOST ? scale : null;
}
