import { isAbroad } from "@suvarna/domain/countries";
import { formatRupees } from "@suvarna/domain/formats";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Draft } from "../draft.ts";
import { type OrderLetter, type OrderWords, orderLetter, refundSentence } from "./order-letter.ts";

const confirmed = orderLetter(({ number, total, paid, paidAtTheDoor }, { confirmed: say }) => {
  const sum = formatRupees(paidAtTheDoor ? paid : total);
  return {
    subject: say.subject(number),
    preview: paidAtTheDoor ? say.previewAtTheDoor(sum) : say.previewPaid(sum),
    heading: say.heading,
    words: paidAtTheDoor ? say.atTheDoor(number, sum) : say.paid(number, sum),
    ledger: true,
    // An order that is paid at the door is invoiced when it is sent.
    after: paidAtTheDoor ? say.afterAtTheDoor : say.after,
  };
});

const confirmedByAdvance = orderLetter(
  (about, { confirmed: frame, confirmedByAdvance, payTheRest }) => {
    const { number } = about;
    const { due, rest } = advanceOf(about);
    return {
      subject: frame.subject(number),
      preview: confirmedByAdvance.preview(due, rest),
      heading: frame.heading,
      words: confirmedByAdvance.words(number, due, rest),
      ledger: true,
      payLabel: payTheRest,
      after: confirmedByAdvance.after,
    };
  },
);

export function orderConfirmed(about: OrderLetter, language: LanguageCode): Draft {
  if (!about.advance) return confirmed(about, language);
  // The letter itself names the advance and the rest.
  return confirmedByAdvance({ ...about, note: null, reason: null }, language);
}

/** Writes the letter that asks for the rest of an order whose pieces are ready. */
export const restDue = orderLetter((about, { restDue: say, payTheRest }) => {
  const { rest } = advanceOf(about);
  return {
    subject: say.subject(about.number),
    preview: say.preview(rest),
    heading: say.heading,
    words: say.words(about.number, rest),
    ledger: true,
    payLabel: payTheRest,
    after: say.after,
  };
});

/**
 * Writes the letter that asks for an online payment of an order that was to be paid at the door, or
 * that staff have taken at the counter.
 */
export const prepaymentLetter = orderLetter(({ number, total, payBy, isCounterOrder }, words) => {
  const { prepaymentAsked, counterOrder, longMoment } = words;
  const say = isCounterOrder ? { ...prepaymentAsked, ...counterOrder } : prepaymentAsked;
  const sum = formatRupees(total);
  return {
    subject: say.subject(number),
    preview: say.preview(sum),
    heading: say.heading,
    words: payBy ? say.wordsUntil(number, sum, longMoment(payBy)) : say.words(number, sum),
    ledger: true,
    payLabel: say.payNow,
    after: say.after,
  };
});

export const restPaid = orderLetter((about, { restPaid: say }) => {
  const { due, rest } = advanceOf(about);
  return {
    subject: say.subject(about.number),
    preview: say.preview(rest),
    heading: say.heading,
    words: say.words(about.number, rest, due, formatRupees(about.total)),
    ledger: true,
    after: say.after,
  };
});

export const paymentFailed = orderLetter(
  ({ number, advance, total, reason }, { paymentFailed: say, nothingWasCharged }) => ({
    subject: say.subject(number),
    preview: reason === "wrong_amount" ? say.previewWrongAmount : nothingWasCharged,
    heading: say.heading,
    words: say.words(number, formatRupees(advance?.due ?? total)),
    after: say.after,
  }),
);

export const orderShipped = orderLetter((about, { shipped: say }) => {
  const { number, country, doorCode, paidAtTheDoor, paid } = about;
  return {
    subject: say.subject(number),
    preview: say.preview,
    heading: say.heading,
    words: isAbroad(country) ? say.wordsAbroad(number) : say.words(number),
    ...(doorCode ? { code: { words: say.code, digits: doorCode } } : {}),
    after: paidAtTheDoor ? say.afterAtTheDoor(formatRupees(paid)) : say.after,
  };
});

export const orderDelivered = orderLetter(({ number, isTakenAway }, { delivered, handedOver }) => {
  const say = isTakenAway ? { ...delivered, ...handedOver } : delivered;
  return {
    subject: say.subject(number),
    preview: say.preview,
    heading: say.heading,
    words: say.words(number),
    after: say.after,
  };
});

/** The first words of the letter about a cancelled order, by what becomes of its money. */
const PREVIEW_OF_CANCELLED: Readonly<
  Record<OrderLetter["moneyBack"], (say: OrderWords["cancelled"]) => string>
> = {
  by_gateway: (say) => say.previewOwed,
  by_hand: (say) => say.previewByHand,
  done: (say) => say.previewDone,
  none: (say) => say.previewNothing,
};

export const orderCancelled = orderLetter((about, words) => {
  const { cancelled: say } = words;
  return {
    subject: say.subject(about.number),
    preview: PREVIEW_OF_CANCELLED[about.moneyBack](say),
    heading: say.heading,
    words: say.words(about.number, refundSentence(about, words)),
  };
});

/** The advance and the rest of an order, as letters write them. */
function advanceOf({ advance }: OrderLetter) {
  return { due: formatRupees(advance?.due ?? 0), rest: formatRupees(advance?.rest ?? 0) };
}
