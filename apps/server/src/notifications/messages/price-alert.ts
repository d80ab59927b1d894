import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import type { Draft, PhoneText } from "../draft.ts";

export interface PriceAlert {
  readonly name: string;
  /** The watched thing: "22K gold per gram", or a piece's name. */
  readonly what: string;
  readonly belowPaise: Paise;
  readonly pricePaise: Paise;
  /** Whether both prices include GST. */
  readonly withGst: boolean;
  /** The time at which the price was read: "21 November 2026, 11:42 am". */
  readonly at: string;
  /** The address of the page that shows the price. */
  readonly address: string;
  /** The address of the page for price alerts. */
  readonly alerts: string;
  readonly unsubscribe: string;
}

export function priceAlert(about: PriceAlert): Draft {
  const { name, what, belowPaise, pricePaise, at, address, alerts, unsubscribe } = about;
  const [price, below] = [inWords(pricePaise, about), inWords(belowPaise, about)];
  return {
    subject: `${what}: ${price}`,
    preview: `It has fallen below the ${below} that you waited for.`,
    heading: `${what} is below ${below}`,
    blocks: [
      { kind: "text", text: `Dear ${name},` },
      { kind: "text", text: "the price that you asked us to watch has come." },
      {
        kind: "ledger",
        rows: [
          ["You waited for less than", below],
          ["On", at],
        ],
        total: [what, price],
      },
      { kind: "button", label: "Look at it", address },
      {
        kind: "note",
        text: `Rates go on moving: what counts is the price at the time of your order. We tell you once; to wait again, set a new price at ${alerts}`,
      },
    ],
    because: "You get this letter because you asked to be told of this price.",
    unsubscribe,
  };
}

/** The longest value of a template variable that operators deliver, in characters. */
const LONGEST_VARIABLE = 30;

/**
 * The words are those of the registered template, because operators drop a text that differs from
 * it.
 */
export function priceAlertText(
  about: Pick<PriceAlert, "belowPaise" | "pricePaise" | "what" | "withGst">,
): PhoneText {
  const what = shortened(about.what);
  const price = inWords(about.pricePaise, about);
  const below = inWords(about.belowPaise, about);
  return {
    template: "price-alert",
    text: `${what} is at ${price} now, below the ${below} that you asked Suvarna to watch. The price at the time of your order counts.`,
    variables: { what, price, below },
  };
}

function inWords(sum: Paise, { withGst }: Pick<PriceAlert, "withGst">): string {
  return withGst ? `${formatRupees(sum)} with GST` : formatRupees(sum);
}

function shortened(words: string): string {
  return words.length <= LONGEST_VARIABLE ? words : `${words.slice(0, LONGEST_VARIABLE - 1)}…`;
}
