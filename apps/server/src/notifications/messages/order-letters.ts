import { isAbroad } from "@suvarna/domain/countries";
import { EXPRESS_DELIVERY, goesExpress } from "@suvarna/domain/delivery-way";
import { formatRupees } from "@suvarna/domain/formats";
import { type Paise, rupees } from "@suvarna/domain/money";
import { ON_THE_WAY, ON_THE_WAY_ABROAD, PROCESSING, REVIEW_HOURS } from "@suvarna/domain/policies";
import type { Block, Draft } from "../draft.ts";

/** The data of all letters about an order. */
export interface OrderLetter {
  readonly name: string;
  /** The number that shoppers read. */
  readonly number: string;
  /** The country of the delivery. */
  readonly country: string;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly price: Paise;
  }[];
  readonly discount: Paise;
  readonly gst: Paise;
  readonly shipping: Paise;
  readonly total: Paise;
  /** The two payments of an order with an advance, in paise; null for any other order. */
  readonly advance: { readonly due: Paise; readonly rest: Paise } | null;
  /** The amount in paise that was paid for the order so far, or will be paid at the door. */
  readonly paid: Paise;
  readonly paidAtTheDoor: boolean;
  /** Whether a refund is due. */
  readonly owed: boolean;
  /** The note of the shop or the shopper on the step. */
  readonly note: string | null;
  /** The order's page. */
  readonly address: string;
  /** The page on which the order, or its rest, is paid. */
  readonly payAddress: string;
  /** Until when a payment that staff asked for must come, in words. */
  readonly payBy?: string;
}

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

/** Asks for the rest of an order whose pieces are ready. */
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

/** Asks for an online payment of an order that was to be paid at the door. */
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

/** A part of the money goes back while the order stands. */
export function orderPartlyRefunded(about: OrderLetter): Draft {
  const sum = formatRupees(about.paid);
  return draft(about, {
    subject: `${sum} of your order ${about.number} goes back to you`,
    preview: about.paidAtTheDoor
      ? "We have sent it to your bank account."
      : "Your bank shows it within 5 to 7 working days.",
    heading: "A part of your money goes back",
    words: `we send ${sum} of your order ${about.number} back. ${
      about.paidAtTheDoor
        ? "We have sent it to your bank account or UPI address. Your bank may take two working days to show it."
        : "It goes the way it was paid, and your bank shows it within 5 to 7 working days."
    }`,
    after: "The rest of your order stays as it is. You find the credit note on the order's page.",
  });
}

/** Money came that the order could not take: too late, twice, or for pieces that are gone. */
export function moneyRefunded(about: OrderLetter): Draft {
  const sum = formatRupees(about.paid);
  return draft(about, {
    subject: `${sum} for your order ${about.number} goes back to you`,
    preview: "Your order could not take this payment.",
    heading: "Your payment goes back",
    words: `a payment of ${sum} has come for your order ${about.number} that it could not take: it came too late or a second time, or the order had ended. We send it back the way it came.`,
    after: "Your bank may take some days to show it. You find how your order stands on its page.",
  });
}

/** The same of money that the bank had only blocked. */
export function moneyReleased(about: OrderLetter): Draft {
  const sum = formatRupees(about.paid);
  return draft(about, {
    subject: `We did not take ${sum} for your order ${about.number}`,
    preview: "Your bank releases the amount by itself.",
    heading: "We did not take your payment",
    words: `a payment of ${sum} was made for your order ${about.number} that it could not take: it came too late or a second time, or the order had ended. We did not take the money.`,
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

function moneyOf({ owed, paid }: OrderLetter): string {
  return owed
    ? `Your ${formatRupees(paid)} is on its way back, the way it was paid. You hear from us when it is there.`
    : "Nothing was charged for it.";
}

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly words: string;
  readonly ledger?: boolean;
  /** The label of the payment button; none when nothing is to be paid. */
  readonly payLabel?: string;
  readonly after?: string;
}

function draft(about: OrderLetter, said: Words): Draft {
  const { subject, preview, heading, words, ledger, payLabel, after } = said;
  return {
    subject,
    preview,
    heading,
    blocks: [
      { kind: "text", text: `Dear ${about.name},` },
      { kind: "text", text: words },
      ...(about.note ? [{ kind: "note" as const, text: about.note }] : []),
      ...(ledger ? [ledgerOf(about)] : []),
      payLabel
        ? { kind: "button", label: payLabel, address: about.payAddress }
        : { kind: "button", label: "View your order", address: about.address },
      ...(after ? [{ kind: "note" as const, text: after }] : []),
    ],
    because: "You get this letter because of your order with us.",
  };
}

function ledgerOf({ lines, discount, gst, shipping, total, advance, paid }: OrderLetter): Block {
  const owed = advance ? total - paid : 0;
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const order = { subtotal: rupees(subtotal), shipping: rupees(shipping) };
  return {
    kind: "ledger",
    rows: [
      ...lines.map(({ name, quantity, price }): [string, string] => [
        quantity > 1 ? `${quantity} × ${name}` : name,
        formatRupees(price),
      ]),
      ...(discount > 0 ? [["Discount", `− ${formatRupees(discount)}`] as const] : []),
      ["GST", formatRupees(gst)],
      [
        goesExpress(order) ? EXPRESS_DELIVERY : "Shipping",
        shipping > 0 ? formatRupees(shipping) : "Free",
      ],
      ...(owed > 0
        ? [["Total", formatRupees(total)] as const, ["Paid", `− ${formatRupees(paid)}`] as const]
        : []),
    ],
    total: owed > 0 ? ["Due before dispatch", formatRupees(owed)] : ["Total", formatRupees(total)],
  };
}
