import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import type { StepReason } from "@suvarna/domain/order";
import type { ReturnReason } from "@suvarna/domain/returns";

/** The reasons for which a shopper sends an order back, in the words of the form. */
export const RETURN_REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  does_not_fit: "It does not fit",
  looks_different: "It looks different than expected",
  arrived_damaged: "It arrived damaged",
  wrong_piece: "The wrong piece was sent",
  changed_mind: "I have changed my mind",
};

/** The advance and the rest of an order, in paise; both are 0 for an order without an advance. */
interface AdvanceAmounts {
  readonly advance: Paise;
  readonly rest: Paise;
}

/** The texts for the steps in an order's history that the shop makes by itself. */
export const STEP_WORDS: Readonly<Record<StepReason, (split: AdvanceAmounts) => string>> = {
  payment_declined: () => "The payment did not go through",
  wrong_amount: () => "Another amount was paid; it goes back",
  not_paid_in_time: () => "Not paid in time",
  advance_paid: ({ advance, rest }) =>
    `The advance of ${formatRupees(advance)} is paid. The rest of ${formatRupees(rest)} is due before dispatch.`,
  rest_asked: () => "Your order is ready: its rest is due before we can send it.",
  rest_paid: ({ rest }) => `The rest of ${formatRupees(rest)} is paid.`,
  rates_withdrawn: () => "It was placed at a wrong rate, which the shop has withdrawn",
  prepayment_asked: () => "We ask you to pay this order online, before we send it.",
  prepayment_lapsed: () => "It was not paid online in the time that we asked for",
  cash_chosen: () => "You have chosen to pay at the door",
  ordered_again: () => "You have ordered the same pieces again",
};
