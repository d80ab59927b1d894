import type { Order } from "@suvarna/contract/orders/schemas";
import { istShort } from "@suvarna/words/here/indian-time";
import { langOfData } from "@suvarna/words/here/language";
import { HANDED_OVER } from "@suvarna/words/here/statuses";
import { type OrderStep, orderSteps } from "./order-steps.ts";
import { stateName } from "./order-words.ts";

/** The steps of an order as lozenges: in a row on a wide screen, or in a column on a phone. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className="border-y border-line pt-7 pb-2 sm:flex sm:pt-10 sm:pb-11">
      {orderSteps(order).map((step, index, { length }) => (
        <Step
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may be in the same state twice
          key={index}
          step={step}
          words={
            order.takenAway && step.state === "delivered"
              ? HANDED_OVER
              : stateName({ state: step.state, history: order.history })
          }
          last={index === length - 1}
        />
      ))}
    </ol>
  );
}

const MARKS: Record<OrderStep["progress"], string> = {
  done: "before:border-wine before:bg-wine",
  current: "before:border-wine before:bg-wine before:shadow-[inset_0_0_0_2px_var(--color-ivory)]",
  coming: "before:border-line-strong before:bg-ivory",
};
const MARK =
  "before:absolute before:top-0.75 before:left-0.5 before:size-3 before:rotate-45 before:border";
const LINE =
  "after:absolute after:top-5.5 after:bottom-1 after:left-2 after:w-px sm:after:top-2.25 sm:after:right-2 sm:after:bottom-auto sm:after:left-6 sm:after:h-px sm:after:w-auto";

function Step({ step, words, last }: { step: OrderStep; words: string; last: boolean }) {
  const { at, notes, progress } = step;
  const line = last
    ? ""
    : `${LINE} ${progress === "done" ? "after:bg-wine" : "after:bg-line-strong/50"}`;
  return (
    <li
      aria-current={progress === "current" ? "step" : undefined}
      className={`relative pb-6.5 pl-9 text-small sm:flex-1 sm:pt-8.5 sm:pb-0 sm:pl-0 ${MARK} ${MARKS[progress]} ${line}`}
    >
      <b
        className={`block text-body ${progress === "coming" ? "font-normal text-ink-mute" : "font-semibold"}`}
      >
        {words}
      </b>
      {at ? (
        <time dateTime={at} className="text-ink-mute">
          {istShort(at)}
        </time>
      ) : null}
      {notes.map(({ text, isWritten }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a note may be equal
          key={index}
          lang={isWritten ? langOfData : undefined}
          className="block pr-4 break-words text-ink-mute"
        >
          {text}
        </span>
      ))}
    </li>
  );
}
