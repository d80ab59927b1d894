import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { deliverWithoutCode, moveOrder } from "@suvarna/contract/orders/staff";
import type { DeskMoveInput } from "@suvarna/contract/orders/staff-schemas";
import { ORDER_TRANSITIONS, type StaffMove } from "@suvarna/domain/order";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { toast } from "../parts/toast.ts";
import { hasCode } from "../platform/api.ts";
import { failureSentence, failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { stopsOfPage } from "./piece-draft.ts";
import { sayHindrance } from "./words.ts";

/** The next step of an order in words, with the reason why it is not possible now. */
export interface NextStep {
  readonly to: "processing" | "shipped" | "delivered";
  readonly words: string;
  readonly busy: string;
  /** The hindrance that stops the step, in words; null without a hindrance. */
  readonly hindered: string | null;
}

const STEPS = {
  processing: { words: "Start packing", busy: "Moving" },
  shipped: { words: "Dispatch", busy: "Dispatching" },
  delivered: { words: "Delivered", busy: "Moving" },
} as const;

/** The next step that the order's state allows; null if there is no button for a step. */
export function nextStepOf(page: OrderPage): NextStep | null {
  const to = (["processing", "shipped", "delivered"] as const).find((state) =>
    ORDER_TRANSITIONS[page.order.state].includes(state),
  );
  if (!to) return null;
  const all = stopsOfPage(page);
  if (all.some(({ code }) => code === "all_refunded")) return null;
  const stops = to === "shipped" ? all : [];
  const [first] = stops;
  const hindered = first
    ? sayHindrance(first.code, stops.filter(({ code }) => code === first.code).length)
    : null;
  return { to, ...STEPS[to], hindered };
}

/**
 * Returns the functions that move an order to its next state. If two people move the order at once,
 * the second person gets the new state.
 */
export function useSteps(page: OrderPage) {
  const mayMove = useMay("orders.move");
  const move = useChange(moveOrder, "/staff/orders");
  const without = useChange(deliverWithoutCode, "/staff/orders");
  const { _id: id, state: from } = page.order;

  /**
   * Moves the order.
   * @param refused receives the reason when the move is refused; without it a toast shows the
   *   reason
   */
  async function step(
    to: StaffMove,
    details: Omit<DeskMoveInput, "from" | "to"> = {},
    refused?: (sentence: string) => void,
  ): Promise<boolean> {
    try {
      const answer = await move.mutateAsync({ params: { id }, body: { from, to, ...details } });
      if ("approval" in answer) {
        toast.done("It waits for a second person", {
          text: "So much money goes back that a colleague has to agree.",
        });
      }
      // No toast announces the move, because it would cover the button of the next step. The
      // states, the pill and the history already show the move.
      return true;
    } catch (error) {
      if (refused) {
        refused(failureSentence(error));
        return false;
      }
      const title = hasCode(error, "order_moved")
        ? "A colleague was faster"
        : `It stays ${ORDER_STATE_WORDS[from]}`;
      toast.failed(...failureWords(error, title));
      return false;
    }
  }

  /**
   * Marks a parcel as delivered without its door code. If the server refuses, `refused` receives
   * the reason.
   */
  async function deliverWithout(
    reason: string,
    refused: (sentence: string) => void,
  ): Promise<boolean> {
    try {
      await without.mutateAsync({ params: { id }, body: { reason } });
      return true;
    } catch (error) {
      refused(failureSentence(error));
      return false;
    }
  }
  return { mayMove, isMoving: move.isPending || without.isPending, step, deliverWithout };
}
