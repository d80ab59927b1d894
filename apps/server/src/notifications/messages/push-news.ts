import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/push-news";
import * as hi from "@suvarna/words/hi/push-news";
import type { LanguageCode } from "@suvarna/words/languages";
import type { PushText } from "../draft.ts";
import { priceInWords, type WatchedPrice } from "./price-alert.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** The page that a notification opens, and the row that the notification is about. */
interface Target {
  /** The path of the page, with the path of the language. */
  readonly path: string;
  readonly id: string;
}

export interface OrderPush extends Target {
  /** The order number that shoppers read. */
  readonly number: string;
}

/** Returns the writer of the push messages of one kind about an order. */
export function orderPush(kind: keyof typeof en.ORDER_TITLES) {
  return ({ number, ...target }: OrderPush, language: LanguageCode): PushText => {
    const { ORDER_TITLES, ofOrder } = WORDS[language];
    return pushText(target, language, ORDER_TITLES[kind], ofOrder(number), DAY_S);
  };
}

/** Writes the push message about a watched price. It is dropped soon, because prices change. */
export function priceAlertPush(
  { path, id, ...watched }: WatchedPrice & Target,
  language: LanguageCode,
): PushText {
  const say = WORDS[language];
  const { what, price } = priceInWords(watched, language);
  const title = say.priceAlert(what, price);
  return pushText({ path, id }, language, title, say.priceHasCome, HOUR_S);
}

export interface RestockedPush extends Target {
  readonly piece: string;
  /** The size that is back; null for a piece without sizes. */
  readonly size: string | null;
}

/** Writes the push message about a piece that can be bought again. */
export function restockedPush(
  { piece, size, ...target }: RestockedPush,
  language: LanguageCode,
): PushText {
  const say = WORDS[language];
  const title = size === null ? say.restocked(piece) : say.restockedInSize(piece, size);
  return pushText(target, language, title, say.canBeBought, DAY_S);
}

function pushText(
  { path, id }: Target,
  language: LanguageCode,
  title: string,
  body: string,
  seconds: number,
): PushText {
  // Without its hyphens the id has the 32 characters that a topic may have.
  return { language, title, body, path, topic: id.replaceAll("-", ""), seconds };
}
