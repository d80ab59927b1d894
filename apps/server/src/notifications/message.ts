import { FIRST_LANGUAGE, type LanguageCode } from "@suvarna/words/languages";
import type { MessageClass } from "./caps.ts";
import type { Draft, PhoneText, PushText } from "./draft.ts";
import { accountChanged } from "./messages/account-changed.ts";
import { doorCode } from "./messages/door-code.ts";
import { moneyAlarm } from "./messages/money-alarm.ts";
import { newsletterConfirm, newsletterWelcome } from "./messages/newsletter.ts";
import type { OrderLetter } from "./messages/order-letter.ts";
import {
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderShipped,
  paymentFailed,
  prepaymentLetter,
  restDue,
  restPaid,
} from "./messages/order-letters.ts";
import { type OrderText, type OrderTextKind, orderText } from "./messages/order-texts.ts";
import { passwordReset } from "./messages/password-reset.ts";
import { priceAlert, priceAlertText } from "./messages/price-alert.ts";
import { type OrderPush, orderPush, priceAlertPush, restockedPush } from "./messages/push-news.ts";
import { ratesStale } from "./messages/rates-stale.ts";
import {
  moneyRefunded,
  moneyReleased,
  orderPartlyRefunded,
  orderRefunded,
  orderReturned,
  orderUndelivered,
  returnRefused,
  returnRequested,
} from "./messages/refund-letters.ts";
import { restockConfirm, restocked } from "./messages/restock.ts";
import { serviceTest } from "./messages/service-test.ts";
import { signInCode } from "./messages/sign-in-code.ts";
import {
  approvalDecisionLetter,
  approvalRequestLetter,
  helpAsked,
  panReads,
  staffInvitation,
  staffJoined,
} from "./messages/staff.ts";
import { ticketAnswered, ticketReceived } from "./messages/ticket.ts";
import { verifyEmail } from "./messages/verify-email.ts";
import type { MessageRow } from "./queries.ts";

/** All letters of the shop, by kind. For a new letter, add a file in messages/ and a line here. */
export const LETTERS = {
  "account-changed": accountChanged,
  "approval-asked": approvalRequestLetter,
  "approval-decided": approvalDecisionLetter,
  "help-asked": helpAsked,
  "money-alarm": moneyAlarm,
  "rates-stale": ratesStale,
  "money-refunded": moneyRefunded,
  "money-released": moneyReleased,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-welcome": newsletterWelcome,
  "order-cancelled": orderCancelled,
  "order-confirmed": orderConfirmed,
  "order-delivered": orderDelivered,
  "order-partly-refunded": orderPartlyRefunded,
  "order-refunded": orderRefunded,
  "order-returned": orderReturned,
  "order-shipped": orderShipped,
  "order-undelivered": orderUndelivered,
  "pan-reads": panReads,
  "password-reset": passwordReset,
  "payment-failed": paymentFailed,
  "prepayment-asked": prepaymentLetter,
  "price-alert": priceAlert,
  "rest-due": restDue,
  "rest-paid": restPaid,
  "restock-confirm": restockConfirm,
  restocked,
  "return-refused": returnRefused,
  "return-requested": returnRequested,
  "service-test": serviceTest,
  "staff-invitation": staffInvitation,
  "staff-joined": staffJoined,
  "ticket-answered": ticketAnswered,
  "ticket-received": ticketReceived,
  "verify-email": verifyEmail,
};

/** All text messages of the shop, by the name of the registered template. */
export const PHONE_TEXTS = {
  "door-code": doorCode,
  "order-cancelled": orderText("order-cancelled"),
  "order-confirmed": orderText("order-confirmed"),
  "order-delivered": orderText("order-delivered"),
  "order-refunded": orderText("order-refunded"),
  "order-shipped": orderText("order-shipped"),
  "order-undelivered": orderText("order-undelivered"),
  "payment-failed": orderText("payment-failed"),
  "price-alert": priceAlertText,
  "rest-due": orderText("rest-due"),
  "sign-in-code": signInCode,
};

/** All push messages of the shop. Each goes to a device besides the letter of the same kind. */
export const PUSHES = {
  "money-refunded": orderPush("money-refunded"),
  "money-released": orderPush("money-released"),
  "order-cancelled": orderPush("order-cancelled"),
  "order-confirmed": orderPush("order-confirmed"),
  "order-delivered": orderPush("order-delivered"),
  "order-partly-refunded": orderPush("order-partly-refunded"),
  "order-refunded": orderPush("order-refunded"),
  "order-returned": orderPush("order-returned"),
  "order-shipped": orderPush("order-shipped"),
  "order-undelivered": orderPush("order-undelivered"),
  "payment-failed": orderPush("payment-failed"),
  "prepayment-asked": orderPush("prepayment-asked"),
  "price-alert": priceAlertPush,
  "rest-due": orderPush("rest-due"),
  "rest-paid": orderPush("rest-paid"),
  restocked: restockedPush,
  "return-refused": orderPush("return-refused"),
  "return-requested": orderPush("return-requested"),
};

/** The kinds of letters about an order, which are all written from the same data. */
export type OrderLetterKind = {
  [Kind in keyof Letters]: MessageData<Letters[Kind]> extends OrderLetter ? Kind : never;
}[keyof Letters];

export type Letters = typeof LETTERS;
export type PhoneTexts = typeof PHONE_TEXTS;
export type Pushes = typeof PUSHES;
/** The data from which a message of a kind is written. */
export type MessageData<Write> = Write extends (
  about: infer Facts,
  language: LanguageCode,
  shop: string,
) => unknown
  ? Facts
  : never;

interface Sending {
  /** The idempotency key of the message: a second message with the same key is not sent. */
  readonly key: string;
  /** The time after which the message is useless and is not sent. */
  readonly expiresAt?: Date;
  /** The keys of the actor who causes the message (`sendersOf`); none when the shop causes it. */
  readonly senders?: readonly string[];
  /** The language of the reader; the shop's first language when it is left out, as for staff. */
  readonly language?: LanguageCode;
}

/** A push message: its kind, the data of that kind, and the id of the subscription of a device. */
export type PushMessage =
  | {
      [Kind in keyof Pushes]: Sending & {
        readonly kind: Kind;
        readonly subscriptionId: string;
        readonly about: MessageData<Pushes[Kind]>;
      };
    }[keyof Pushes]
  // The kind may be any of the kinds about an order, because they all take the same data.
  | (Sending & {
      readonly kind: OrderLetterKind;
      readonly subscriptionId: string;
      readonly about: OrderPush;
    });

/**
 * A message: its kind, the data of that kind, and an e-mail address, a phone number (E.164) or a
 * device.
 */
export type Message =
  | PushMessage
  | {
      [Kind in keyof Letters]: Sending & {
        readonly kind: Kind;
        readonly email: string;
        readonly about: MessageData<Letters[Kind]>;
      };
    }[keyof Letters]
  // The kind may be any of the kinds about an order, because they all take the same data.
  | (Sending & {
      readonly kind: OrderLetterKind;
      readonly email: string;
      readonly about: OrderLetter;
    })
  | (Sending & { readonly kind: OrderTextKind; readonly phone: string; readonly about: OrderText })
  | {
      [Kind in keyof PhoneTexts]: Sending & {
        readonly kind: Kind;
        readonly phone: string;
        readonly about: MessageData<PhoneTexts[Kind]>;
      };
    }[keyof PhoneTexts];

/**
 * The kinds of letters that may go to an address that nobody has proved. All other letters go to
 * proved addresses.
 */
const OPEN_KINDS: ReadonlySet<string> = new Set<Message["kind"]>([
  "newsletter-confirm",
  "password-reset",
  "restock-confirm",
  "ticket-received",
  "verify-email",
]);

export function classOf({ kind, channel }: Pick<MessageRow, "kind" | "channel">): MessageClass {
  if (channel === "push") return "device";
  if (kind === "sign-in-code") return "code";
  if (kind === "price-alert" && channel === "sms") return "alert";
  return OPEN_KINDS.has(kind) ? "open" : "owed";
}

/**
 * Writes the draft of a letter, or the text of a phone message or a push message.
 * @param hasTemplate whether the carrier can send texts of a template
 * @param readShop reads the shop's name in a language; only texts to phones contain the name
 */
export async function writeMessage(
  message: Message,
  hasTemplate: (template: string) => boolean,
  readShop: (language: LanguageCode) => Promise<string>,
): Promise<Draft | PhoneText | PushText> {
  const { language = FIRST_LANGUAGE } = message;
  if ("subscriptionId" in message) return pushOf(message.kind, message.about, language);
  if ("email" in message) return letterOf(message.kind, message.about, language);
  const { kind, about } = message;
  const textIn = async (code: LanguageCode) => textOf(kind, about, code, await readShop(code));
  const text = await textIn(language);
  return hasTemplate(text.template) ? text : textIn(FIRST_LANGUAGE);
}

// The type of a message ensures that kind and data belong together; the type of a table of
// functions can't express it.

/** Writes the letter of a kind in a language. */
export function letterOf(kind: keyof Letters, about: unknown, language: LanguageCode): Draft {
  const write = LETTERS[kind] as (about: unknown, language: LanguageCode) => Draft;
  const draft = write(about, language);
  return language === FIRST_LANGUAGE ? draft : { ...draft, language };
}

/**
 * Writes the text of a kind in a language. Each language has a registered template of its own, whose
 * name ends with the language: `rest-due.hi`.
 */
export function textOf(
  kind: keyof PhoneTexts,
  about: unknown,
  language: LanguageCode,
  shop: string,
): PhoneText {
  const write = PHONE_TEXTS[kind] as (
    about: unknown,
    language: LanguageCode,
    shop: string,
  ) => PhoneText;
  const text = write(about, language, shop);
  if (language === FIRST_LANGUAGE) return text;
  return { ...text, template: `${text.template}.${language}` };
}

/** Writes the push message of a kind in a language. */
export function pushOf(kind: keyof Pushes, about: unknown, language: LanguageCode): PushText {
  const write = PUSHES[kind] as (about: unknown, language: LanguageCode) => PushText;
  return write(about, language);
}
