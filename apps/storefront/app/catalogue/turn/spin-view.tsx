import { pictureVariant } from "@suvarna/contract/media/pictures";
import * as say from "@suvarna/words/here/gallery";
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { nearestFrame, useSpinFrames } from "./spin-frames.ts";

/** The width of the frames that are loaded and of the canvas, in pixels. */
const FRAME = 600;

/**
 * The hint how to turn the piece. A phone has no arrow keys, so they are named only for a mouse.
 */
const HINT = (
  <>
    {say.dragToTurn}
    <span className="pointer-coarse:hidden">{say.orArrowKeys}</span>
    {say.endOfHint}
  </>
);

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  PageUp: (at, last) => at + Math.round((last + 1) / 4),
  PageDown: (at, last) => at - Math.round((last + 1) / 4),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A piece that the visitor turns by dragging or by the arrow keys. The piece never turns by itself.
 * @param frames the pictures of one full turn, in order
 */
export function SpinView({ name, frames }: { name: string; frames: readonly string[] }) {
  const addresses = useMemo(
    () => frames.map((frame) => pictureVariant(frame, 720, "webp")),
    [frames],
  );
  const { pictures, loaded, failed } = useSpinFrames(addresses);
  const [at, setAt] = useState(0);
  const slider = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; at: number } | null>(null);
  const count = frames.length;
  const done = loaded + failed === count;

  useEffect(() => slider.current?.focus({ preventScroll: true }), []);

  function turnTo(frame: number) {
    setAt(((frame % count) + count) % count);
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = KEYS[event.key]?.(at, count - 1);
    if (next === undefined) return;
    event.preventDefault();
    turnTo(next);
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, at };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const share = (event.clientX - drag.current.from) / event.currentTarget.clientWidth;
    turnTo(drag.current.at + Math.round(share * count));
  }
  function onPointerEnd() {
    drag.current = null;
  }

  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      aria-label={say.turn(name)}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={say.viewOf(at + 1, count)}
      aria-busy={!done}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      className="picture-ground absolute inset-0 cursor-grab touch-pan-y select-none outline-offset-[-3px]! active:cursor-grabbing"
    >
      <Frame picture={pictures[nearestFrame(pictures.map(Boolean), at)] ?? null} />
      <p className="absolute inset-x-0 bottom-4 px-4 text-center text-caption text-ink-soft">
        {failed === count ? say.viewsFailed : done ? HINT : say.loadingViews(loaded, count)}
      </p>
      {done ? null : (
        <span
          className="absolute bottom-0 left-0 h-0.5 bg-wine"
          style={{ width: `${(loaded / count) * 100}%` }}
        />
      )}
    </div>
  );
}

/** Draws on a canvas, because an `<img>` flickers when its address changes. */
function Frame({ picture }: { picture: HTMLImageElement | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) canvas.current?.getContext("2d")?.drawImage(picture, 0, 0, FRAME, FRAME);
  }, [picture]);
  return <canvas ref={canvas} width={FRAME} height={FRAME} className="size-full" />;
}
