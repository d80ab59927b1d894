import { formatRupees } from "@suvarna/domain/formats";
import { REVIEW_HOURS } from "@suvarna/domain/policies";
import type { Draft } from "../draft.ts";
import { draft, moneyOf, type OrderLetter } from "./order-letter.ts";

export function orderReturned(about: OrderLetter): Draft {
  return draft(about, {
    subject: `We take your order ${about.number} back`,
    preview: `${formatRupees(about.total)} goes back to you.`,
    heading: "We take your order back",
    words: `we take your order ${about.number} back. ${
      about.owed
        ? moneyOf(about)
        : `As it was paid at the door, we send ${formatRupees(about.total)} to your bank account: please answer this letter with its number and IFSC.`
    }`,
    after: "You find the credit note on the order's page.",
  });
}

export function orderRefunded(about: OrderLetter): Draft {
  const sum = formatRupees(about.paid);
  return draft(about, {
    subject: `${sum} of your order ${about.number} is back with you`,
    preview: "Your bank may show it some days later.",
    heading: "Your money is back",
    words: `${sum} of your order ${about.number} has been sent back the way it came.`,
    after: "Your bank may take some days to show it.",
  });
}

/** Writes the letter about a refund in part, while the order stands. */
export function orderPartlyRefunded(about: OrderLetter): Draft {
  const sum = formatRupees(about.paid);
  return draft(about, {
    subject: `${sum} of your order ${about.number} goes back to you`,
    preview: about.paidAtTheDoor
      ? "It goes to your bank account."
      : "Your bank shows it within 5 to 7 working days.",
    heading: "A part of your money goes back",
    words: `we send ${sum} of your order ${about.number} back. ${
      about.paidAtTheDoor
        ? "We send it to your bank account or UPI address. Your bank may take two working days to show it."
        : "It goes the way it was paid, and your bank shows it within 5 to 7 working days."
    }`,
    after: "The rest of your order stays as it is. You find the credit note on the order's page.",
  });
}

/** Says why an order could not take a payment. */
function whyNotKept({ paidAtTheDoor }: OrderLetter): string {
  return paidAtTheDoor
    ? "you had chosen to pay at the door"
    : "it came too late or a second time, or the order had ended";
}

/**
 * Writes the letter about the refund of a payment that the order could not take: it came too late
 * or twice, or its pieces were sold.
 */
export function moneyRefunded(about: OrderLetter): Draft {
  const sum = formatRupees(about.paid);
  return draft(about, {
    subject: `${sum} for your order ${about.number} goes back to you`,
    preview: "Your order could not take this payment.",
    heading: "Your payment goes back",
    words: `a payment of ${sum} has come for your order ${about.number} that it could not take: ${whyNotKept(about)}. We send it back the way it came.`,
    after: "Your bank may take some days to show it. You find how your order stands on its page.",
  });
}

/**
 * Writes the letter about a payment that the order could not take and that the bank had only
 * blocked.
 */
export function moneyReleased(about: OrderLetter): Draft {
  const sum = formatRupees(about.paid);
  return draft(about, {
    subject: `We did not take ${sum} for your order ${about.number}`,
    preview: "Your bank releases the amount by itself.",
    heading: "We did not take your payment",
    words: `a payment of ${sum} was made for your order ${about.number} that it could not take: ${whyNotKept(about)}. We did not take the money.`,
    after:
      "Your bank may show the amount as blocked for some days, and releases it by itself. You find how your order stands on its page.",
  });
}

export function returnRequested(about: OrderLetter): Draft {
  return draft(about, {
    subject: `You want to send your order ${about.number} back`,
    preview: `We look at it within ${REVIEW_HOURS} hours.`,
    heading: "We have your request",
    words: `we have your request to send order ${about.number} back. We look at it within ${REVIEW_HOURS} hours and write to you how it goes on. Please keep the pieces with their tags, invoice and certificates.`,
  });
}

export function returnRefused(about: OrderLetter): Draft {
  return draft(about, {
    subject: `We can't take your order ${about.number} back`,
    preview: "What speaks against it stands in this letter.",
    heading: "We can't take your order back",
    words: `we have looked at your request to send order ${about.number} back, and can't take it.`,
    after: "If you see it otherwise, please answer this letter.",
  });
}
