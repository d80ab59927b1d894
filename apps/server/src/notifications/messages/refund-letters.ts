import { formatRupees } from "@suvarna/domain/formats";
import { orderLetter, refundSentence } from "./order-letter.ts";

export const orderReturned = orderLetter((about, words) => {
  const { returned: say } = words;
  const { number, moneyBack } = about;
  const money = refundSentence(about, words);
  const isOwed = moneyBack === "by_gateway" || moneyBack === "by_hand";
  return {
    subject: say.subject(number),
    preview: isOwed ? say.preview(formatRupees(about.paid)) : money,
    heading: say.heading,
    words: say.words(number, money),
    after: say.after,
  };
});

/** Writes the letter about a parcel that was refused at the door or lost on the way. */
export const orderUndelivered = orderLetter((about, words) => {
  const { undelivered: say } = words;
  const { number, moneyBack } = about;
  const money = moneyBack === "none" ? say.nothingIsOwed : refundSentence(about, words);
  return {
    subject: say.subject(number),
    preview: money,
    heading: say.heading,
    words: about.isBackInShop ? say.cameBack(number, money) : say.notDelivered(number, money),
    after: say.after,
  };
});

export const orderRefunded = orderLetter(({ number, paid, sentBack }, { refunded: say }) => ({
  subject: say.subject(number, formatRupees(paid)),
  preview: say.preview,
  heading: say.heading,
  words: say[sentBack ?? "by_gateway"](number, formatRupees(paid)),
  after: say.after,
}));

/**
 * Writes the letter about a refund in part. The rest of the order goes on, unless the refund was
 * the last part of it.
 */
export const orderPartlyRefunded = orderLetter(
  ({ number, paid, sentBack, isSent, isAllBack }, { partlyRefunded: say }) => {
    const sum = formatRupees(paid);
    const isByHand = sentBack === "by_hand";
    const byHand = isSent ? say.byHandSent : say.byHand;
    return {
      subject: say.subject(number, sum),
      preview: isByHand ? say.previewByHand : say.previewByGateway,
      heading: isAllBack ? say.headingOfAll : say.heading,
      words: (isByHand ? byHand : say.byGateway)(number, sum),
      after: isAllBack ? say.afterAll : say.after,
    };
  },
);

/** Writes a letter about a payment that the order could not take. */
const paymentNotKept = (kind: "moneyRefunded" | "moneyReleased") =>
  orderLetter(({ number, paid, whyNotKept: why = "too_late" }, { whyNotKept, [kind]: say }) => {
    const sum = formatRupees(paid);
    return {
      subject: say.subject(number, sum),
      preview: say.preview,
      heading: say.heading,
      words: say.words(number, sum, whyNotKept[why]),
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
