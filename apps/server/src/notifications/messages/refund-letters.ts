import { formatRupees } from "@suvarna/domain/formats";
import { orderLetter, refundSentence } from "./order-letter.ts";

export const orderReturned = orderLetter((about, words) => {
  const { returned: say } = words;
  const { number, owed } = about;
  const total = formatRupees(about.total);
  const letter = { subject: say.subject(number), heading: say.heading };
  if (about.isPaidBack) {
    const money = about.total === 0 ? words.nothingWasCharged : say.moneyIsBack;
    return { ...letter, preview: money, words: say.words(number, money), after: say.after };
  }
  return {
    ...letter,
    preview: say.preview(total),
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

/**
 * Writes the letter about a refund in part. The rest of the order goes on, unless the refund was
 * the last part of it.
 */
export const orderPartlyRefunded = orderLetter(
  ({ number, paid, paidAtTheDoor, isAllBack }, { partlyRefunded: say }) => {
    const sum = formatRupees(paid);
    return {
      subject: say.subject(number, sum),
      preview: paidAtTheDoor ? say.previewByHand : say.previewByGateway,
      heading: isAllBack ? say.headingOfAll : say.heading,
      words: paidAtTheDoor ? say.byHand(number, sum) : say.byGateway(number, sum),
      after: isAllBack ? say.afterAll : say.after,
    };
  },
);

/** Writes a letter about a payment that the order could not take. */
const paymentNotKept = (kind: "moneyRefunded" | "moneyReleased") =>
  orderLetter(({ number, paid, paidAtTheDoor }, { whyNotKept, [kind]: say }) => {
    const sum = formatRupees(paid);
    return {
      subject: say.subject(number, sum),
      preview: say.preview,
      heading: say.heading,
      words: say.words(number, sum, paidAtTheDoor ? whyNotKept.atTheDoor : whyNotKept.tooLate),
      after: say.after,
    };
  });

/**
 * The letter about a payment that was captured and is refunded: it came too late or twice, or the
 * pieces were sold.
 */
export const moneyRefunded = paymentNotKept("moneyRefunded");

/** The letter about a payment that was only blocked by the bank, which releases it. */
export const moneyReleased = paymentNotKept("moneyReleased");

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
