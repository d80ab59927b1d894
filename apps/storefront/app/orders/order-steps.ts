import type { Order } from "@suvarna/contract/orders/schemas";
import { expectedArrival } from "@suvarna/domain/expected-arrival";
import { canMove, type OrderState } from "@suvarna/domain/order";
import { istDayWords } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/orders";
import { notesOfStep } from "@suvarna/words/here/step-note";
import type { NotePart } from "@suvarna/words/noted-order";
import { isTimeToPayOver } from "./unpaid.ts";

/** The facts on which the expected arrival of an order depends. */
type Expected = Pick<Order, "state" | "history" | "items" | "shippingAddress"> &
  Partial<Pick<Order, "advance" | "takenAway" | "refunds" | "sentPieces">>;

/** A step in the timeline of an order; `at` is null for a step that has not happened yet. */
export interface OrderStep {
  readonly state: OrderState;
  readonly at: string | null;
  /** The parts of the note on the step, or the dates at which the step is expected. */
  readonly notes: readonly NotePart[];
  readonly progress: "done" | "current" | "coming";
}

const TO_THE_DOOR: readonly OrderState[] = ["confirmed", "processing", "shipped", "delivered"];

/** The states that say nothing about pieces that were handed over at the counter. */
const OF_A_PARCEL: readonly OrderState[] = ["processing", "shipped"];

/**
 * The past steps of an order, oldest first, and the steps that normally follow. Once the order is
 * confirmed, the steps of its payment are left out.
 */
export function orderSteps(order: Expected & Partial<Pick<Order, "payment">>): OrderStep[] {
  const { state: now } = order;
  const confirmed = order.history.findIndex(({ state }) => state === "confirmed");
  const history = withoutRepeats(order.history.slice(Math.max(0, confirmed))).filter(
    ({ state }) => !order.takenAway || !OF_A_PARCEL.includes(state),
  );
  const happened = history.map((step, index): OrderStep => {
    const { state, at } = step;
    const progress = index === history.length - 1 ? "current" : "done";
    return { state, at, progress, notes: notesOfStep(step, order) };
  });
  const ahead = (isTimeToPayOver(order) ? [] : aheadOf(now)).map((next): OrderStep => {
    const text = next === "delivered" ? expectedWords(order) : null;
    const notes = text ? [{ text, isWritten: false }] : [];
    return { state: next, at: null, progress: "coming", notes };
  });
  return [...happened, ...ahead];
}

/**
 * Merges the entries of the same state into one step. A later entry, such as the payment of the
 * rest, replaces the note of the step.
 */
function withoutRepeats(history: Order["history"]): Order["history"] {
  const steps: Order["history"] = [];
  for (const step of history) {
    const last = steps.at(-1);
    if (last?.state !== step.state) steps.push(step);
    else if (step.note) steps[steps.length - 1] = { ...last, note: step.note, reason: step.reason };
  }
  return steps;
}

/** The expected arrival in words: `Expected 25 to 27 Nov`. */
function expectedWords(order: Expected): string | null {
  const days = expectedArrival(order);
  if (!days) return null;
  const { from, to } = days;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? String(Number(from.slice(8))) : istDayWords(from);
  return say.expected(first, istDayWords(to));
}

function aheadOf(state: OrderState): readonly OrderState[] {
  const reached = TO_THE_DOOR.indexOf(state);
  if (reached >= 0) return TO_THE_DOOR.slice(reached + 1);
  return canMove(state, "confirmed") ? TO_THE_DOOR : [];
}
