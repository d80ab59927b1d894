import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { ADVANCE_PERCENT } from "@suvarna/domain/policies";
import { FieldError } from "@suvarna/ui/field.tsx";
import * as say from "@suvarna/words/here/pieces";
import { MAKING } from "@suvarna/words/here/policy-spans";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";

const BOX =
  "relative flex min-h-12.5 cursor-pointer flex-col items-center justify-center rounded-control " +
  "border px-1.5 text-center text-body leading-[1.2] font-medium tabular-nums " +
  "has-checked:border-solid has-checked:border-wine has-checked:bg-wine-tint has-checked:text-ink " +
  "has-checked:shadow-[inset_0_0_0_1px_var(--color-wine)] has-focus-visible:outline-2 " +
  "has-focus-visible:outline-offset-3 has-focus-visible:outline-wine";
const READY = "border-line-strong bg-surface hover:border-wine";
const TO_ORDER = "border-dashed border-line-strong text-ink-mute hover:border-wine";
const SOLD = "cursor-not-allowed! border-sand bg-sand text-ink-mute";

/**
 * A group of buttons to choose a piece's size. A size that is made to order has a dashed frame and
 * a label; a size that is sold out is labelled and disabled.
 */
export function SizeChooser({
  sizes,
  chosen,
  onChoose,
  name = say.size,
  guide,
  focusRequests = 0,
}: {
  sizes: readonly ProductSize[];
  chosen: string | null;
  onChoose(size: string): void;
  /** The label of the group of buttons, such as "Ring size". */
  name?: string;
  /** Help for choosing a size, shown beside the group's label. */
  guide?: ReactNode;
  /**
   * How many times the shopper pressed the buy button without choosing a size. Each time the focus
   * moves to the first size, and a sentence asks for a choice.
   */
  focusRequests?: number;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const adopt = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (early !== undefined && early !== chosen) onChoose(early);
  });
  // A size that was chosen in the browser before hydration is taken over.
  useEffect(() => adopt(), []);
  useEffect(() => {
    if (focusRequests > 0) group.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
  }, [focusRequests]);
  const missing = focusRequests > 0 ? say.chooseFirst(name) : null;
  const everyToOrder = sizes.every(({ stock }) => stock === null);
  const isToOrder = ({ isAvailable, stock }: ProductSize) =>
    isAvailable && stock === null && !everyToOrder;
  const someToOrder = sizes.some(isToOrder);
  const chosenToOrder = sizes.some((one) => one.size === chosen && isToOrder(one));
  return (
    <fieldset
      ref={group}
      aria-describedby={missing ? `${id}missing` : undefined}
      className="mt-5.5 min-w-0"
    >
      <legend className="sr-only">{name}</legend>
      <div className="mb-2 flex min-h-6 items-baseline justify-between gap-4 text-small">
        <span aria-hidden className="font-medium">
          {name}
        </span>
        <span aria-hidden className="text-ink-mute">
          {chosen ?? say.notChosenYet}
        </span>
        {guide ?? <span />}
      </div>
      <div
        className={`grid gap-2 ${sizes.length % 3 === 0 ? "grid-cols-3" : "grid-cols-4"} sm:grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] ${missing ? "outline-2 outline-offset-4 outline-alert" : ""}`}
      >
        {sizes.map((one) => {
          const { size, isAvailable } = one;
          const toOrder = isToOrder(one);
          return (
            <label
              key={size}
              className={`${BOX} ${isAvailable ? (toOrder ? TO_ORDER : READY) : SOLD}`}
            >
              <input
                type="radio"
                autoComplete="off"
                name={`${id}size`}
                value={size}
                checked={size === chosen}
                disabled={!isAvailable}
                onChange={() => onChoose(size)}
                className="sr-only"
              />
              {size}
              {toOrder || !isAvailable ? (
                <small className="text-[0.75rem] leading-[1.2] font-normal">
                  {isAvailable ? say.sizeToOrder : say.sizeSoldOut}
                </small>
              ) : null}
            </label>
          );
        })}
      </div>
      {missing ? <FieldError id={`${id}missing`}>{missing}</FieldError> : null}
      <p className={`mt-2 text-caption text-ink-mute ${missing ? "sr-only" : ""}`}>
        {chosenToOrder
          ? say.sizeIsMade(chosen, MAKING, ADVANCE_PERCENT)
          : (someToOrder ? say.sizesToOrder(MAKING) : "") + say.sizesDiffer}
      </p>
    </fieldset>
  );
}
