import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { deliverWithoutCode, moveOrder } from "@suvarna/contract/orders/staff";
import type { DeskMoveInput } from "@suvarna/contract/orders/staff-schemas";
import { ORDER_TRANSITIONS, type StaffMove } from "@suvarna/domain/order";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { stopsOfPage } from "./piece-draft.ts";
import { sayHindrance } from "./words.ts";

/** The next step of an order with its words, and why it can't be made now. */
export interface NextStep {
  readonly to: "processing" | "shipped" | "delivered";
  readonly words: string;
  readonly busy: string;
  /** The hindrance of the step, in words; null without a hindrance. */
  readonly hindered: string | null;
}

const STEPS = {
  processing: { words: "Start packing", busy: "Moving" },
  shipped: { words: "Dispatch", busy: "Dispatching" },
  delivered: { words: "Delivered", busy: "Moving" },
} as const;

/** The step that the state of the order allows next; null if no button makes a step. */
export function nextStepOf(page: OrderPage): NextStep | null {
  const to = (["processing", "shipped", "delivered"] as const).find((state) =>
    ORDER_TRANSITIONS[page.order.state].includes(state),
  );
  if (!to) return null;
  const stops = to === "shipped" ? stopsOfPage(page) : [];
  const [first] = stops;
  const hindered = first
    ? sayHindrance(first.code, stops.filter(({ code }) => code === first.code).length)
    : null;
  return { to, ...STEPS[to], hindered };
}

/** Moves an order to its next state. If two people do so at once, the second gets the new state. */
export function useSteps(page: OrderPage) {
  const mayMove = useMay("orders.move");
  const move = useChange(moveOrder, "/staff/orders");
  const without = useChange(deliverWithoutCode, "/staff/orders");
  const { _id: id, state: from } = page.order;

  /** @param refused gets the reason when the order stays; without it a toast shows the reason */
  async function step(
    to: StaffMove,
    said: Omit<DeskMoveInput, "from" | "to"> = {},
    refused?: (sentence: string) => void,
  ): Promise<boolean> {
    try {
      const answer = await move.mutateAsync({ params: { id }, body: { from, to, ...said } });
      if ("approval" in answer) {
        toast.done("It waits for a second person", {
          text: "So much money goes back that a colleague has to agree.",
        });
      }
      // The path, the pill and the history show the move. A toast would cover the button of the
      // next step.
      return true;
    } catch (error) {
      if (refused) {
        refused(sentenceOf(error));
        return false;
      }
      const title = hasCode(error, "order_moved")
        ? "A colleague was faster"
        : `It stays ${ORDER_STATE_WORDS[from]}`;
      toast.failed(title, sentenceOf(error));
      return false;
    }
  }

  /** Delivers a parcel that was handed over without its code. A refusal is told to `refused`. */
  async function deliverWithout(
    reason: string,
    refused: (sentence: string) => void,
  ): Promise<boolean> {
    try {
      await without.mutateAsync({ params: { id }, body: { reason } });
      return true;
    } catch (error) {
      refused(sentenceOf(error));
      return false;
    }
  }
  return { mayMove, isMoving: move.isPending || without.isPending, step, deliverWithout };
}
