import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 2;

/**
 * The picture of a slide with a line that limits the text, and a point that stays visible on a
 * phone. The pointer or the arrow keys move the point.
 */
export function FocusPicker() {
  const { setValue } = useFormContext();
  const [picture, x, y] = useWatch({ name: ["picture", "focusX", "focusY"] });
  const frame = useRef<HTMLDivElement>(null);
  const hold = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

  function set(nextX: number, nextY: number): void {
    setValue("focusX", hold(nextX), { shouldDirty: true });
    setValue("focusY", hold(nextY), { shouldDirty: true });
  }
  function drag(event: PointerEvent): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box || (event.type === "pointermove" && event.buttons === 0)) return;
    set(
      ((event.clientX - box.left) / box.width) * 100,
      ((event.clientY - box.top) / box.height) * 100,
    );
  }
  function key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || event.altKey) return;
    event.preventDefault();
    set(x + step[0] * STEP, y + step[1] * STEP);
  }
  if (!picture) return null;
  return (
    <div>
      <div
        ref={frame}
        onPointerDown={drag}
        onPointerMove={drag}
        className="relative aspect-[2/1] touch-none bg-shell"
      >
        <img
          src={picture.replace(/\.jpg/, ".720.webp")}
          alt=""
          draggable={false}
          className="size-full object-cover"
        />
        <span className="absolute inset-y-0 left-[38%] border-l border-dashed border-line-strong" />
        <button
          type="button"
          aria-label={`What a phone keeps in view: ${x}% from the left, ${y}% from the top. Arrow keys move it.`}
          onKeyDown={key}
          style={{ left: `${x}%`, top: `${y}%` }}
          className="absolute size-4 -translate-1/2 rotate-45 cursor-move border-2 border-ivory bg-wine"
        />
      </div>
      <p className="mt-1 text-hint text-ink-mute">
        Words keep to the left 38%, the dashed line. Drag the point to say what a phone keeps in
        view.
      </p>
    </div>
  );
}
