import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters-alerts";
import * as enTexts from "@suvarna/words/en/phone-texts";
import * as hi from "@suvarna/words/hi/letters-alerts";
import * as hiTexts from "@suvarna/words/hi/phone-texts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Draft, PhoneText } from "../draft.ts";
import { COMMON } from "./common-words.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };
const TEXTS: ByLanguage<typeof enTexts> = { en: enTexts, hi: hiTexts };

/** The price of an alert, and the price that its user waits for. */
export interface WatchedPrice {
  /** The carat of gold, or `Silver`, whose rate is watched; or the name of a piece. */
  readonly watched: { readonly carat: string } | { readonly piece: string };
  readonly belowPaise: Paise;
  readonly pricePaise: Paise;
  /** Whether both prices include GST. */
  readonly withGst: boolean;
}

export interface PriceAlert extends WatchedPrice {
  readonly name: string;
  /** The time at which the price was read, in ISO 8601. */
  readonly at: string;
  /** The address of the page that shows the price. */
  readonly address: string;
  /** The address of the page for price alerts. */
  readonly alerts: string;
  readonly unsubscribe: string;
}

export function priceAlert(about: PriceAlert, language: LanguageCode): Draft {
  const { name, at, address, alerts, unsubscribe } = about;
  const { what, price, below } = priceInWords(about, language);
  const { priceAlert: say, longMoment } = WORDS[language];
  return {
    subject: say.subject(what, price),
    preview: say.preview(below),
    heading: say.heading(what, below),
    blocks: [
      { kind: "text", text: COMMON[language].dear(name) },
      { kind: "text", text: say.words },
      {
        kind: "ledger",
        rows: [
          [say.waitedFor, below],
          [say.on, longMoment(at)],
        ],
        total: [what, price],
      },
      { kind: "button", label: say.button, address },
      { kind: "note", text: say.after(alerts) },
    ],
    because: say.because,
    unsubscribe,
  };
}

/** The longest value of a template variable that operators deliver, in characters. */
const LONGEST_VARIABLE = 30;

export function priceAlertText(
  about: WatchedPrice,
  language: LanguageCode,
  shop: string,
): PhoneText {
  const priceText = priceInWords(about, language);
  const variables = { ...priceText, what: shortened(priceText.what) };
  const { what, price, below } = variables;
  return {
    template: "price-alert",
    text: TEXTS[language].priceAlert(shop, what, price, below),
    variables,
  };
}

/** Returns what is watched, its price and the price that its user waits for, in words. */
export function priceInWords(
  { watched, pricePaise, belowPaise, withGst }: WatchedPrice,
  language: LanguageCode,
) {
  const say = WORDS[language];
  const money = (sum: Paise) => (withGst ? say.withGst(formatRupees(sum)) : formatRupees(sum));
  const what = "piece" in watched ? watched.piece : say.perGram(watched.carat);
  return { what, price: money(pricePaise), below: money(belowPaise) };
}

function shortened(words: string): string {
  return words.length <= LONGEST_VARIABLE ? words : `${words.slice(0, LONGEST_VARIABLE - 1)}…`;
}
