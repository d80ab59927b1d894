import { isExpressDelivery } from "@suvarna/domain/delivery-way";
import { formatRupees } from "@suvarna/domain/formats";
import type { LighterPiece, WeightMoney } from "@suvarna/domain/lighter-piece";
import { type Paise, rupees } from "@suvarna/domain/money";
import type { StepReason } from "@suvarna/domain/order";
import type { RefundPreset } from "@suvarna/domain/refund-preset";
import type { ByLanguage, Words } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters-orders";
import * as hi from "@suvarna/words/hi/letters-orders";
import { joinParts } from "@suvarna/words/join-parts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Block, Draft } from "../draft.ts";
import { COMMON } from "./common-words.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

/** The data of all letters about an order. */
export interface OrderLetter {
  readonly name: string;
  /** The order number that shoppers read. */
  readonly number: string;
  /** The country to which the order is delivered. */
  readonly country: string;
  /** Whether the shopper took the pieces along at the shop's counter. */
  readonly isTakenAway?: boolean;
  readonly lines: readonly {
    readonly name: string;
    /** The engraved letters; null for a piece without an engraving. */
    readonly engraving?: string | null;
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
  /** Whether the order is paid to the courier at the door. */
  readonly paidAtTheDoor: boolean;
  /**
   * How the money of an ended order goes back: through the payment gateway, by a transfer of staff,
   * or it has already gone back. `none`: nothing was paid.
   */
  readonly moneyBack: "by_gateway" | "by_hand" | "done" | "none";
  /**
   * The way in which money was sent back: through the payment gateway, by a transfer of staff, or
   * in both ways.
   */
  readonly sentBack?: "by_gateway" | "by_hand" | "both";
  /** Whether staff have sent the money of a refund in part already. */
  readonly isSent?: boolean;
  /** Why the order could not take a payment. */
  readonly whyNotKept?: "at_the_door" | "wrong_amount" | "too_late";
  /** Whether staff took the order at the shop's counter or on the phone. */
  readonly isCounterOrder?: boolean;
  /** Whether nothing is left of the order after a refund in part. */
  readonly isAllBack?: boolean;
  /** Why the shop has changed the order by itself; null for a change by a person. */
  readonly reason?: StepReason | null;
  /** The note that the shop or the shopper wrote for this change of the order. */
  readonly note: string | null;
  /** The prepared reason of a refund, which the letter says in its language in place of the note. */
  readonly refundPreset?: RefundPreset | null;
  /** The courier of a parcel that has left the shop. */
  readonly carrier?: { readonly courier: string | null; readonly trackingNumber: string | null };
  /** The pieces that were lighter at the dispatch than ordered, if this letter tells of them. */
  readonly lighter?: readonly LighterPiece[];
  /** The way of the money of a difference in weight that no gateway sends back. */
  readonly weightMoney?: WeightMoney | null;
  /** The address of the order's page. */
  readonly address: string;
  /** The address of the page on which the order, or its rest, is paid. */
  readonly payAddress: string;
  /** The time until which a payment that staff asked for must come, in ISO 8601. */
  readonly payBy?: string;
  /**
   * The code that the buyer tells the courier to get the parcel, with the spaces with which it is
   * read aloud.
   */
  readonly doorCode?: string;
  /** Whether the pieces of a parcel that was not delivered are back in the shop. */
  readonly isBackInShop?: boolean;
}

/** The words of the letters about orders in one language. */
export type OrderWords = Words<typeof en>;

/** The sentence about what becomes of the money of an order that has ended. */
export function refundSentence({ moneyBack, paid }: OrderLetter, say: OrderWords): string {
  switch (moneyBack) {
    case "by_gateway":
      return say.moneyGoesBack(formatRupees(paid));
    case "by_hand":
      return say.moneyGoesToBank(formatRupees(paid));
    case "done":
      return say.moneyIsBack;
    case "none":
      return say.nothingWasCharged;
  }
}

interface LetterText {
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

/**
 * Creates the writer of a kind of letters about an order.
 * @param write says what the letter says, in the words of its language
 */
export function orderLetter(write: (about: OrderLetter, say: OrderWords) => LetterText) {
  return (about: OrderLetter, language: LanguageCode): Draft =>
    draft(about, write(about, WORDS[language]), language);
}

function draft(about: OrderLetter, text: LetterText, language: LanguageCode): Draft {
  const { subject, preview, heading, words, ledger, payLabel, code, after } = text;
  const say = WORDS[language];
  const note = noteOf(about, say);
  return {
    subject,
    preview,
    heading,
    blocks: [
      { kind: "text", text: COMMON[language].dear(about.name) },
      { kind: "text", text: words },
      ...(note ? [{ kind: "note" as const, text: note }] : []),
      ...(code
        ? [
            { kind: "text" as const, text: code.words },
            { kind: "code" as const, text: code.digits },
          ]
        : []),
      ...(ledger ? [ledgerOf(about, say)] : []),
      payLabel
        ? { kind: "button", label: payLabel, address: about.payAddress }
        : { kind: "button", label: say.viewOrder, address: about.address },
      ...(after ? [{ kind: "note" as const, text: after }] : []),
    ],
    because: say.because,
  };
}

function noteOf(about: OrderLetter, say: OrderWords): string | null {
  const { reason, note, refundPreset, advance, carrier, lighter = [], weightMoney } = about;
  if (!reason) {
    const parts = [
      carrier && say.carrierWords(carrier),
      refundPreset ? say.REFUND_PRESET_WORDS[refundPreset] : note,
      lighter.length > 0 ? say.lighterWords(lighter) : null,
      weightMoney && say.weightMoneyWords(weightMoney),
    ];
    return joinParts(parts, say.BETWEEN_PARTS);
  }
  return say.STEP_WORDS[reason]({ advance: advance?.due ?? 0, rest: advance?.rest ?? 0 });
}

function ledgerOf(about: OrderLetter, say: OrderWords): Block {
  const { lines, discount, gst, shipping, total, advance, paid } = about;
  const owed = advance ? total - paid : 0;
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const order = { subtotal: rupees(subtotal), shipping: rupees(shipping) };
  return {
    kind: "ledger",
    rows: [
      ...lines.map(({ name, engraving, quantity, price }): [string, string] => {
        const piece = engraving ? say.engraved(name, engraving) : name;
        return [quantity > 1 ? `${quantity} × ${piece}` : piece, formatRupees(price)];
      }),
      ...(discount > 0 ? [[say.discount, formatRupees(-discount)] as const] : []),
      ["GST", formatRupees(gst)],
      [
        isExpressDelivery(order) ? say.EXPRESS_DELIVERY : say.shipping,
        shipping > 0 ? formatRupees(shipping) : say.free,
      ],
      ...(owed > 0
        ? [[say.total, formatRupees(total)] as const, [say.paid, formatRupees(-paid)] as const]
        : []),
    ],
    total:
      owed > 0 ? [say.dueBeforeDispatch, formatRupees(owed)] : [say.total, formatRupees(total)],
  };
}
