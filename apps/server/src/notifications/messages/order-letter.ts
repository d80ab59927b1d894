import { EXPRESS_DELIVERY, goesExpress } from "@suvarna/domain/delivery-way";
import { formatRupees } from "@suvarna/domain/formats";
import { type Paise, rupees } from "@suvarna/domain/money";
import type { Block, Draft } from "../draft.ts";

/** The data of all letters about an order. */
export interface OrderLetter {
  readonly name: string;
  /** The order number that shoppers read. */
  readonly number: string;
  /** The country to which the order is delivered. */
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
  /**
   * The amount in paise that was paid for the order so far, or that the courier collects at the
   * door.
   */
  readonly paid: Paise;
  readonly paidAtTheDoor: boolean;
  /** Whether a refund is due. */
  readonly owed: boolean;
  /** The note that the shop or the shopper wrote for this change of the order. */
  readonly note: string | null;
  /** The address of the order's page. */
  readonly address: string;
  /** The address of the page on which the order, or its rest, is paid. */
  readonly payAddress: string;
  /** The time in words until which a payment that staff asked for must come. */
  readonly payBy?: string;
  /** The code that the buyer tells the courier to get the parcel, as it is read aloud. */
  readonly doorCode?: string;
}

export function moneyOf({ owed, paid }: OrderLetter): string {
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
  /** The label of the payment button; absent when nothing is to be paid. */
  readonly payLabel?: string;
  /** The digits that the buyer tells the courier, and the words above them. */
  readonly code?: { readonly words: string; readonly digits: string };
  readonly after?: string;
}

export function draft(about: OrderLetter, said: Words): Draft {
  const { subject, preview, heading, words, ledger, payLabel, code, after } = said;
  return {
    subject,
    preview,
    heading,
    blocks: [
      { kind: "text", text: `Dear ${about.name},` },
      { kind: "text", text: words },
      ...(about.note ? [{ kind: "note" as const, text: about.note }] : []),
      ...(code
        ? [
            { kind: "text" as const, text: code.words },
            { kind: "code" as const, text: code.digits },
          ]
        : []),
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
