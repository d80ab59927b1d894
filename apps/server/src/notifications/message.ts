import type { MessageClass } from "./caps.ts";
import type { Draft, PhoneText } from "./draft.ts";
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
  prepaymentAsked,
  restDue,
  restPaid,
} from "./messages/order-letters.ts";
import { type OrderText, type OrderTextKind, orderText } from "./messages/order-texts.ts";
import { passwordReset } from "./messages/password-reset.ts";
import { priceAlert, priceAlertText } from "./messages/price-alert.ts";
import { ratesStale } from "./messages/rates-stale.ts";
import {
  moneyRefunded,
  moneyReleased,
  orderPartlyRefunded,
  orderRefunded,
  orderReturned,
  returnRefused,
  returnRequested,
} from "./messages/refund-letters.ts";
import { restockConfirm, restocked } from "./messages/restock.ts";
import { serviceTest } from "./messages/service-test.ts";
import { signInCode } from "./messages/sign-in-code.ts";
import { approvalAsked, panReads, staffInvitation, staffJoined } from "./messages/staff.ts";
import { ticketAnswered, ticketReceived } from "./messages/ticket.ts";
import { verifyEmail } from "./messages/verify-email.ts";
import type { MessageRow } from "./queries.ts";

/** Every letter of the shop. A new one: a file in messages/, and its line here. */
export const LETTERS = {
  "account-changed": accountChanged,
  "approval-asked": approvalAsked,
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
  "pan-reads": panReads,
  "password-reset": passwordReset,
  "payment-failed": paymentFailed,
  "prepayment-asked": prepaymentAsked,
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

/** Every text to a phone, by the name of its registered template. */
export const PHONE_TEXTS = {
  "door-code": doorCode,
  "order-cancelled": orderText("order-cancelled"),
  "order-confirmed": orderText("order-confirmed"),
  "order-delivered": orderText("order-delivered"),
  "order-refunded": orderText("order-refunded"),
  "order-shipped": orderText("order-shipped"),
  "payment-failed": orderText("payment-failed"),
  "price-alert": priceAlertText,
  "rest-due": orderText("rest-due"),
  "sign-in-code": signInCode,
};

/** The kinds of letters about an order. All are written from the same data. */
export type OrderLetterKind = {
  [Kind in keyof Letters]: About<Letters[Kind]> extends OrderLetter ? Kind : never;
}[keyof Letters];

export type Letters = typeof LETTERS;
export type PhoneTexts = typeof PHONE_TEXTS;
/** The data from which a message of a kind is written. */
export type About<Write> = Write extends (about: infer Facts) => unknown ? Facts : never;

interface Sending {
  /** The unique key of the message: a second message with the same key is not sent. */
  readonly key: string;
  /** The time after which the message is useless, and is not sent. */
  readonly expiresAt?: Date;
  /** The marks of whoever causes the message (`sendersOf`); none when the shop does. */
  readonly senders?: readonly string[];
}

/** A message by its kind, to an e-mail address or (E.164) a phone, with the facts of that kind. */
export type Message =
  | {
      [Kind in keyof Letters]: Sending & {
        readonly kind: Kind;
        readonly email: string;
        readonly about: About<Letters[Kind]>;
      };
    }[keyof Letters]
  // Which of them it is may be open as long as the facts are the same.
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
        readonly about: About<PhoneTexts[Kind]>;
      };
    }[keyof PhoneTexts];

/** The letters that may go to an address which nobody has proved; all others go to proved ones. */
const OPEN_KINDS: ReadonlySet<string> = new Set<Message["kind"]>([
  "newsletter-confirm",
  "password-reset",
  "restock-confirm",
  "ticket-received",
  "verify-email",
]);

export function classOf({ kind, channel }: Pick<MessageRow, "kind" | "channel">): MessageClass {
  if (kind === "sign-in-code") return "code";
  if (kind === "price-alert" && channel === "sms") return "alert";
  return OPEN_KINDS.has(kind) ? "open" : "owed";
}

/** The draft of a letter, or the text to a phone. */
export function written(message: Message): Draft | PhoneText {
  // Kind and facts belong together by their type; a table of functions can't show that.
  return "email" in message
    ? (LETTERS[message.kind] as (about: unknown) => Draft)(message.about)
    : (PHONE_TEXTS[message.kind] as (about: unknown) => PhoneText)(message.about);
}
