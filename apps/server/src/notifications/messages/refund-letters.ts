import { formatRupees } from "@suvarna/domain/formats";
import { type OrderLetter, type OrderWords, orderLetter, refundSentence } from "./order-letter.ts";

export const orderReturned = orderLetter((about, words) => {
  const { returned: say } = words;
  const { number, owed } = about;
  const total = formatRupees(about.total);
  return {
    subject: say.subject(number),
    preview: say.preview(total),
    heading: say.heading,
    words: say.words(number, owed ? refundSentence(about, words) : say.moneyByHand(total)),
    after: say.after,
  };
});

export const orderRefunded = orderLetter(({ number, paid }, { refunded: say }) => ({
  subject: say.subject(number, formatRupees(paid)),
  preview: say.preview,
  heading: say.heading,
  words: say.words(number, formatRupees(paid)),
  after: say.after,
}));

/** Writes the letter about a refund in part, while the order stands. */
export const orderPartlyRefunded = orderLetter(
  ({ number, paid, paidAtTheDoor }, { partlyRefunded: say }) => {
    const sum = formatRupees(paid);
    return {
      subject: say.subject(number, sum),
      preview: paidAtTheDoor ? say.previewByHand : say.previewByGateway,
      heading: say.heading,
      words: paidAtTheDoor ? say.byHand(number, sum) : say.byGateway(number, sum),
      after: say.after,
    };
  },
);

/** Says why an order could not take a payment. */
function whyNotKept({ paidAtTheDoor }: OrderLetter, { whyNotKept: say }: OrderWords): string {
  return paidAtTheDoor ? say.atTheDoor : say.tooLate;
}

/**
 * Writes the letter about the refund of a payment that the order could not take: it came too late
 * or twice, or its pieces were sold.
 */
export const moneyRefunded = orderLetter((about, words) => {
  const { moneyRefunded: say } = words;
  const sum = formatRupees(about.paid);
  return {
    subject: say.subject(about.number, sum),
    preview: say.preview,
    heading: say.heading,
    words: say.words(about.number, sum, whyNotKept(about, words)),
    after: say.after,
  };
});

/**
 * Writes the letter about a payment that the order could not take and that the bank had only
 * blocked.
 */
export const moneyReleased = orderLetter((about, words) => {
  const { moneyReleased: say } = words;
  const sum = formatRupees(about.paid);
  return {
    subject: say.subject(about.number, sum),
    preview: say.preview,
    heading: say.heading,
    words: say.words(about.number, sum, whyNotKept(about, words)),
    after: say.after,
  };
});

export const returnRequested = orderLetter(({ number }, { returnRequested: say }) => ({
  subject: say.subject(number),
  preview: say.preview,
  heading: say.heading,
  words: say.words(number),
}));

export const returnRefused = orderLetter(({ number }, { returnRefused: say }) => ({
  subject: say.subject(number),
  preview: say.preview,
  heading: say.heading,
  words: say.words(number),
  after: say.after,
}));
