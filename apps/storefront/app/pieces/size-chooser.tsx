import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

const PILL =
  "relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-round border " +
  "border-line-strong bg-surface px-4 text-small tabular-nums has-checked:border-wine " +
  "has-checked:bg-wine has-checked:text-ivory has-focus-visible:outline-2 " +
  "has-focus-visible:outline-offset-3 has-focus-visible:outline-wine has-disabled:border-sand " +
  "has-disabled:bg-sand has-disabled:text-ink-mute has-disabled:cursor-not-allowed";

/** A choice of a piece's sizes. A size that is sold out is labelled and disabled. */
export function SizeChooser({
  sizes,
  chosen,
  onChoose,
  guide,
}: {
  sizes: readonly ProductSize[];
  chosen: string | null;
  onChoose(size: string): void;
  /** Help with the choice, shown below it. */
  guide?: ReactNode;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  const adopt = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (early !== undefined && early !== chosen) onChoose(early);
  });
  // Takes over a choice that was made in the browser before hydration.
  useEffect(() => adopt(), []);
  return (
    <fieldset ref={group} className="mt-7">
      <legend className="mb-2.5 text-small font-medium">Size</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map(({ size, isAvailable }) => (
          <label key={size} className={PILL}>
            <input
              type="radio"
              autoComplete="off"
              name="size"
              value={size}
              checked={size === chosen}
              disabled={!isAvailable}
              onChange={() => onChoose(size)}
              className="sr-only"
            />
            {size}
            {isAvailable ? null : " · Out of Stock"}
          </label>
        ))}
      </div>
      {guide}
    </fieldset>
  );
}
