import { isAbroad } from "@suvarna/domain/countries";
import { formatRupees } from "@suvarna/domain/formats";
import { ON_THE_WAY, ON_THE_WAY_ABROAD, PROCESSING } from "@suvarna/domain/policies";
import type { Draft } from "../draft.ts";
import { draft, moneyOf, type OrderLetter } from "./order-letter.ts";

export function orderConfirmed(about: OrderLetter): Draft {
  const { number, total, advance, paidAtTheDoor } = about;
  if (advance) return confirmedByAdvance(about, advance);
  const sum = formatRupees(total);
  return draft(about, {
    subject: `Your order ${number} is confirmed`,
    preview: paidAtTheDoor ? `${sum}, to be paid at your door.` : `${sum} has been paid.`,
    heading: "Thank you for ordering",
    words: paidAtTheDoor
      ? `your order ${number} is confirmed. Please have ${sum} ready for the courier.`
      : `your order ${number} is confirmed, and its payment of ${sum} has come.`,
    ledger: true,
    after: `It is packed within ${PROCESSING}. You find its invoice on the order's page.`,
  });
}

function confirmedByAdvance(
  about: OrderLetter,
  advance: NonNullable<OrderLetter["advance"]>,
): Draft {
  const [due, rest] = [formatRupees(advance.due), formatRupees(advance.rest)];
  return draft(
    { ...about, note: null },
    {
      subject: `Your order ${about.number} is confirmed`,
      preview: `The advance of ${due} has been paid; ${rest} is due before dispatch.`,
      heading: "Thank you for ordering",
      words: `your order ${about.number} is confirmed, and its advance of ${due} has come. We begin to make your pieces. The rest of ${rest} is due before we send them. It is fixed: whatever the rates do, it stays the same.`,
      ledger: true,
      payLabel: "Pay the rest",
      after:
        "You can pay the rest now, or when we write to you that your order is ready. You find the receipt voucher of your advance on the order's page; the tax invoice comes with the rest.",
    },
  );
}

/** Writes the letter that asks for the rest of an order whose pieces are ready. */
export function restDue(about: OrderLetter): Draft {
  const rest = formatRupees(about.advance?.rest ?? 0);
  return draft(about, {
    subject: `Your order ${about.number} is ready: please pay the rest`,
    preview: `${rest} is due before we can send it.`,
    heading: "Your order is ready",
    words: `the pieces of your order ${about.number} are ready. Please pay the rest of ${rest}, so that we can send them to you. It is what was agreed when you ordered.`,
    ledger: true,
    payLabel: "Pay the rest",
    after: "We send your order as soon as the rest has come.",
  });
}

/**
 * Writes the letter that asks for an online payment of an order that was to be paid at the door.
 */
export function prepaymentAsked(about: OrderLetter): Draft {
  const { number, payBy } = about;
  const sum = formatRupees(about.total);
  const until = payBy ? ` until ${payBy} (Indian time)` : "";
  return draft(about, {
    subject: `Please pay your order ${number} online`,
    preview: `${sum} is due before we can send it.`,
    heading: "Please pay before we send your order",
    words: `we can't take cash at the door for your order ${number}. Please pay ${sum} online${until}: its price stays as agreed, and its pieces are kept for you.`,
    ledger: true,
    payLabel: "Pay now",
    after:
      "We send your order once it is paid. Without a payment by then it is cancelled, and nothing is charged.",
  });
}

export function restPaid(about: OrderLetter): Draft {
  const rest = formatRupees(about.advance?.rest ?? 0);
  return draft(about, {
    subject: `The rest of your order ${about.number} is paid`,
    preview: `${rest} has come; nothing more is owed.`,
    heading: "Thank you, your order is paid",
    words: `the rest of your order ${about.number}, ${rest}, has come. With the advance of ${formatRupees(about.advance?.due ?? 0)} all ${formatRupees(about.total)} are paid.`,
    ledger: true,
    after: "You find the tax invoice on the order's page. We send your order when it is ready.",
  });
}

export function paymentFailed(about: OrderLetter): Draft {
  return draft(about, {
    subject: `The payment of your order ${about.number} did not go through`,
    preview: "Nothing was charged for it.",
    heading: "Your payment did not go through",
    words: `the payment of your order ${about.number} of ${formatRupees(about.advance?.due ?? about.total)} did not go through. The order is kept as it is; as long as its pieces can be had and its time to pay runs, you can pay it again.`,
    after: "Money that was taken all the same goes back by itself.",
  });
}

export function orderShipped(about: OrderLetter): Draft {
  return draft(about, {
    subject: `Your order ${about.number} is on its way`,
    preview: "It travels insured.",
    heading: "Your order is on its way",
    words: `your order ${about.number} has left us. It travels insured and arrives in ${isAbroad(about.country) ? `${ON_THE_WAY_ABROAD}, the customs with it` : ON_THE_WAY}.`,
    ...(about.doorCode
      ? {
          code: {
            words:
              "The courier hands the parcel over against this code only. Please tell it to nobody before you hold the sealed parcel.",
            digits: about.doorCode,
          },
        }
      : {}),
    after: about.paidAtTheDoor
      ? `Please have ${formatRupees(about.total)} ready for the courier, and take the parcel only with its seal whole.`
      : "Please take the parcel only with its seal whole.",
  });
}

export function orderDelivered(about: OrderLetter): Draft {
  return draft(about, {
    subject: `Your order ${about.number} was delivered`,
    preview: "We hope that you like it.",
    heading: "Your order was delivered",
    words: `your order ${about.number} was delivered. We hope that you like it.`,
    after:
      "Should it not be what you expected, you can ask us to take it back on the order's page; there you also find its invoice.",
  });
}

export function orderCancelled(about: OrderLetter): Draft {
  return draft(about, {
    subject: `Your order ${about.number} was cancelled`,
    preview: about.owed ? "Your money is on its way back." : "Nothing was charged.",
    heading: "Your order was cancelled",
    words: `your order ${about.number} was cancelled. ${moneyOf(about)}`,
  });
}
