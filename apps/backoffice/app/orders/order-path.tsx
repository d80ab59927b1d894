import type { OrderPage } from "@suvarna/contract/orders/order-page";
import type { ExpectedDays } from "@suvarna/domain/delivery-estimate";
import { expectedArrival, promisedArrival } from "@suvarna/domain/expected-arrival";
import { indianDay } from "@suvarna/domain/indian-day";
import { cameBackUndelivered, type OrderState } from "@suvarna/domain/order";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { HANDED_OVER, NOT_DELIVERED, ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { sayLength, sayTime } from "../platform/times.ts";
import { sayDispatch } from "./words.ts";

const WAY: readonly OrderState[] = ["confirmed", "processing", "shipped", "delivered"];

/** The states that say nothing about pieces that were handed over at the counter. */
export const OF_A_PARCEL: readonly OrderState[] = ["processing", "shipped"];

/**
 * Shows the states of an order as a row of lozenges. For an order that ended early, only the states
 * that it has had are shown.
 */
export function OrderPath({ page }: { page: OrderPage }) {
  const { state } = page.order;
  const had = page.steps.map((step) => step.state);
  const isOnWay = WAY.includes(state) || state === "pending_payment";
  const { takenAway } = page.order;
  const whole = isOnWay
    ? WAY
    : [...new Set([...had.filter((one) => one !== "pending_payment"), state])];
  const path = takenAway ? whole.filter((one) => !OF_A_PARCEL.includes(one)) : whole;
  const at = path.indexOf(state);
  return (
    <ol aria-label="Where the order stands" className="flex max-md:flex-col">
      {path.map((step, place) => {
        const isDone = place < at;
        return (
          <li
            key={step}
            aria-current={place === at ? "step" : undefined}
            className="relative min-w-0 flex-1 max-md:pb-2.5 max-md:pl-6"
          >
            {place < path.length - 1 ? (
              <i
                className={`absolute md:top-1.25 md:right-2 md:left-4 md:h-px max-md:top-4.5 max-md:bottom-0 max-md:left-1.25 max-md:w-px ${isDone ? "bg-wine" : "bg-line-strong"}`}
              />
            ) : null}
            <i
              className={`block size-2 rotate-45 border max-md:absolute max-md:top-1.5 max-md:left-0.5 ${isDone || place === at ? "border-wine" : "border-line-strong"} ${isDone ? "bg-wine" : place === at ? "bg-gold" : ""}`}
            />
            <p className={`md:mt-2 ${isDone || place === at ? "font-semibold" : ""}`}>
              {sayStep(page.order, step)}
            </p>
            <p className="text-hint text-ink-mute">
              <About page={page} step={step} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The name of a state in an order's path and history. Of pieces that were handed over at the
 * counter, and of a parcel that came back undelivered, it says what happened.
 */
export function sayStep(
  order: Pick<OrderPage["order"], "takenAway" | "history">,
  state: OrderState,
): string {
  if (order.takenAway && state === "delivered") return HANDED_OVER;
  return state === "returned" && cameBackUndelivered(order)
    ? NOT_DELIVERED
    : ORDER_STATE_WORDS[state];
}

/**
 * The time of a step and the name of the person that made it, or the time at which the step is
 * expected. After the dispatch, what was promised before it stays beside it.
 */
function About({ page, step }: { page: OrderPage; step: OrderState }) {
  const madeStep = page.steps.findLast(({ state }) => state === step);
  if (madeStep) {
    return (
      <>
        {[sayTime(madeStep.at), madeStep.by].filter(Boolean).join(", ")}
        <Promised words={promisedWords(page, step)} />
      </>
    );
  }
  if (step === "shipped" && page.dispatchBy !== null) {
    const { words, tone } = sayDispatch({
      state: "processing",
      dispatchBy: page.dispatchBy,
      stateSince: page.stateSince,
    });
    const left = Date.parse(page.dispatchBy) - Date.now();
    if (tone === "alert") return <span className="text-alert">{words}</span>;
    return (
      <span className={tone === "amber" ? "text-amber" : ""}>
        promised {/^To/.test(words) ? words.toLowerCase() : words}
        {tone === "amber" ? `, in ${sayLength(left)}` : ""}
      </span>
    );
  }
  if (step === "delivered") {
    const days = expectedArrival(page.order);
    if (!days) return null;
    const expected = spanWords(days);
    const promised = promisedWords(page, step);
    return (
      <>
        expected {expected}
        <Promised words={promised === expected ? null : promised} />
      </>
    );
  }
  return null;
}

function Promised({ words }: { words: string | null }) {
  return words === null ? null : <span className="block">promised {words}</span>;
}

const spanWords = ({ from, to }: ExpectedDays) => `${istDayWords(from)} to ${istDayWords(to)}`;

/**
 * The day by which the dispatch was promised, or the days that were promised for the delivery; null
 * before the dispatch and for an order that was not dispatched or was handed over at the counter.
 */
export function promisedWords(
  { steps, order, dispatchBy }: Pick<OrderPage, "steps" | "order" | "dispatchBy">,
  step: OrderState,
): string | null {
  if (order.takenAway || !steps.some(({ state }) => state === "shipped")) return null;
  if (step === "shipped") return dispatchBy && istDayWords(indianDay(new Date(dispatchBy)));
  if (step !== "delivered") return null;
  const days = promisedArrival(order);
  return days && spanWords(days);
}
