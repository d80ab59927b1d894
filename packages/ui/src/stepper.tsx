import * as say from "@suvarna/words/here/ui";
import { Minus, Plus } from "lucide";
import { Icon } from "./icon.tsx";

const BUTTON = "grid h-full place-items-center aria-disabled:text-line-strong";

/** A quantity with a minus and a plus button. The caller decides what minus does at 1. */
export function Stepper({
  label,
  quantity,
  max = Number.POSITIVE_INFINITY,
  disabled = false,
  onChange,
}: {
  /** The accessible name of the stepper, such as "Quantity of Ghungroo Gold Jhumka". */
  label: string;
  quantity: number;
  max?: number;
  disabled?: boolean;
  onChange(quantity: number): void;
}) {
  // With the attribute `disabled`, the pressed button would lose the focus at the largest quantity.
  const isFull = disabled || quantity >= max;
  return (
    <fieldset
      aria-label={label}
      className="inline-grid h-11 grid-cols-[2.5rem_2.125rem_2.5rem] items-center rounded-control border border-line-strong bg-surface text-center sm:h-11.5 sm:grid-cols-[2.75rem_2.5rem_2.75rem]"
    >
      <button
        type="button"
        aria-label={say.oneLess}
        className={BUTTON}
        aria-disabled={disabled || undefined}
        onClick={() => disabled || onChange(quantity - 1)}
      >
        <Icon of={Minus} size={16} />
      </button>
      {/* Orca reads the element `output` as "status bar", without the number. */}
      <span aria-live="polite" className="font-medium tabular-nums">
        {quantity}
      </span>
      <button
        type="button"
        aria-label={say.oneMore}
        className={BUTTON}
        aria-disabled={isFull || undefined}
        onClick={() => isFull || onChange(quantity + 1)}
      >
        <Icon of={Plus} size={16} />
      </button>
    </fieldset>
  );
}
