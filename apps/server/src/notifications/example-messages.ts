import type { MessageTemplate } from "@suvarna/contract/notifications/schemas";
import { baseOf, type LanguageCode } from "@suvarna/words/languages";
import { composeLetter } from "./compose-letter.ts";
import type { Signature } from "./draft.ts";
import { EXAMPLE_PIECES } from "./example-piece-names.ts";
import { examplePushes } from "./example-pushes.ts";
import { type Letters, letterOf, type MessageData, type PhoneTexts, textOf } from "./message.ts";
import type { OrderLetter } from "./messages/order-letter.ts";

/**
 * The example data of a kind of message, by case. A kind without cases has one example with an
 * empty name.
 */
type Cases<Facts> = Readonly<Record<string, Facts>>;

const ORDER_TEXT = { number: "4F09C2", total: "₹1,24,580.00" };
const NAME = "Meera Iyer";
const ONLY = "";
const AT = "2026-11-21T06:12:00.000Z";

/**
 * Returns example data for every letter. The type requires an example of each kind, so a new kind
 * without an example does not compile.
 * @param desk the origin of the links in letters to staff
 * @param language the language of the pages to which the other links lead; the secrets in the links
 *   open nothing
 */
function letterExamples(
  desk: string,
  language: LanguageCode,
): {
  readonly [Kind in keyof Letters]: Cases<MessageData<Letters[Kind]>>;
} {
  const origin = desk + baseOf(language);
  const pieces = EXAMPLE_PIECES[language];
  const order: OrderLetter = {
    name: NAME,
    number: ORDER_TEXT.number,
    country: "India",
    lines: [
      { name: pieces.tops, quantity: 1, price: 58_240_00 },
      { name: pieces.toeRings, quantity: 2, price: 4_960_00 },
    ],
    discount: 2_000_00,
    gst: 1_836_00,
    shipping: 0,
    total: 63_036_00,
    advance: null,
    paid: 63_036_00,
    paidAtTheDoor: false,
    moneyBack: "none" as const,
    note: null,
    address: `${origin}/order-history`,
    payAddress: `${origin}/order-history`,
  };
  const byAdvance = {
    ...order,
    advance: { due: 15_759_00, rest: 47_277_00 },
    paid: 15_759_00,
  };
  const atTheDoor = { ...order, paidAtTheDoor: true };
  const owed = { ...order, moneyBack: "by_gateway" as const };
  const byHand = { ...order, moneyBack: "by_hand" as const };
  const back = { ...order, moneyBack: "done" as const };
  const stale = {
    source: "GoldAPI.io",
    readAt: "21 November 2026, 11:41 am",
    address: `${desk}/admin/rates`,
  };
  const changed = { recovery: `${origin}/forgot-password` };
  const unsubscribe = `${origin}/unsubscribe?token=example`;
  const watched = {
    name: NAME,
    at: AT,
    unsubscribe,
    alerts: `${origin}/alerts`,
  };
  const ticket = { number: "T-4F09C2", address: `${origin}/support/tickets` };
  const answered = {
    ...ticket,
    text: "Dear Meera,\n\nthe ring can be made a size larger. It takes a week, and costs nothing.",
  };
  const decided = {
    what: "a large coupon",
    decidedBy: NAME,
    address: `${desk}/admin/approvals`,
  };
  return {
    "account-changed": {
      "the password": { ...changed, what: "password" },
      "the password, contacts removed": {
        ...changed,
        what: "password",
        removed: ["phone", "addresses"],
      },
      "the e-mail address": { ...changed, what: "email" },
      "the mobile number": { ...changed, what: "phone" },
    },
    "approval-asked": {
      [ONLY]: {
        what: "rates that are far from the last ones",
        askedBy: NAME,
        reason: "The board of the city",
        until: "21 November 2026, 11:57 am",
      },
    },
    "approval-decided": {
      agreed: { ...decided, outcome: "approved", reason: "" },
      refused: { ...decided, outcome: "refused", reason: "Far too much" },
    },
    "help-asked": {
      [ONLY]: { askedBy: NAME, role: "support", address: `${desk}/admin/imports` },
    },
    "money-alarm": {
      [ONLY]: {
        waiting: [
          { why: "stuck_refund", count: 2, amount: 58_240_00 },
          { why: "settlement_difference", count: 1, amount: 12_00 },
        ],
        address: origin,
      },
    },
    "rates-stale": {
      "still sold by": { ...stale, sellsUntil: "21 November 2026, 12:41 pm" },
      "sales have stopped": { ...stale, sellsUntil: null },
    },
    "money-refunded": {
      "too late": order,
      "a wrong amount": { ...order, whyNotKept: "wrong_amount" },
      "paid at the door": { ...atTheDoor, whyNotKept: "at_the_door" },
    },
    "money-released": { [ONLY]: order },
    "newsletter-confirm": { [ONLY]: { address: `${origin}/newsletter/confirm?token=example` } },
    "newsletter-welcome": { [ONLY]: { unsubscribe } },
    "order-cancelled": {
      "money goes back": { ...owed, note: "I have ordered it twice." },
      "an advance goes back": { ...byAdvance, moneyBack: "by_gateway" },
      "money goes to the bank": byHand,
      "all money is back": back,
      "nothing was charged": order,
    },
    "order-confirmed": {
      "paid online": order,
      "paid at the door": atTheDoor,
      "paid by an advance": byAdvance,
    },
    "order-delivered": { [ONLY]: order },
    "order-partly-refunded": {
      "by the gateway": { ...order, paid: 2_000_00, note: "A stone was loose." },
      "by hand": { ...order, paid: 2_000_00, sentBack: "by_hand" },
      "by hand, already sent": { ...order, paid: 2_000_00, sentBack: "by_hand", isSent: true },
    },
    "order-refunded": {
      "by the gateway": order,
      "by hand": { ...order, sentBack: "by_hand" },
      "in both ways": { ...order, sentBack: "both" },
    },
    "order-returned": {
      "money goes back": owed,
      "paid at the door": byHand,
      "all money is back": back,
    },
    "order-undelivered": {
      "money goes back": { ...owed, isBackInShop: true },
      "money goes to the bank": byHand,
      "all money is back": back,
      "nothing was paid": { ...order, isBackInShop: true },
    },
    "order-shipped": {
      "paid online": order,
      abroad: { ...order, country: "United States" },
      "paid at the door": atTheDoor,
      "with a code for the courier": { ...order, doorCode: "402 817" },
    },
    "pan-reads": {
      "at the end of a day": {
        day: "2026-11-21",
        readers: [
          { name: NAME, reads: 4 },
          { name: "Arjun Pillai", reads: 1 },
        ],
        isAlarm: false,
      },
      "at once": { day: "2026-11-21", readers: [{ name: NAME, reads: 10 }], isAlarm: true },
    },
    "password-reset": {
      [ONLY]: { address: `${origin}/reset-password?token=example`, minutes: 30 },
    },
    "payment-failed": {
      "the bank declined it": order,
      "a wrong amount": { ...order, reason: "wrong_amount" },
    },
    "prepayment-asked": {
      "instead of cash at the door": { ...order, payBy: AT },
      "of an order from the counter": { ...order, payBy: AT, isCounterOrder: true },
    },
    "price-alert": {
      "a rate": {
        ...watched,
        watched: { carat: "22K" },
        belowPaise: 11_500_00,
        pricePaise: 11_482_50,
        withGst: false,
        address: `${origin}/rates`,
      },
      "a piece": {
        ...watched,
        watched: { piece: pieces.tops },
        belowPaise: 60_000_00,
        pricePaise: 59_912_40,
        withGst: true,
        address: `${origin}/product/kusum-gold-tops`,
      },
    },
    "rest-due": { [ONLY]: byAdvance },
    "rest-paid": { [ONLY]: { ...byAdvance, paid: byAdvance.total } },
    "restock-confirm": {
      [ONLY]: {
        piece: pieces.drops,
        address: `${origin}/restock/confirm?token=example`,
      },
    },
    restocked: {
      "any size": {
        piece: pieces.drops,
        size: null,
        address: `${origin}/product/drops-ruby-oval`,
        unsubscribe,
      },
      "a size": {
        piece: pieces.band,
        size: "14",
        address: `${origin}/product/plain-band-22k?size=14`,
        unsubscribe,
      },
    },
    "return-refused": { [ONLY]: { ...order, note: "The seal of the hallmark tag is broken." } },
    "return-requested": { [ONLY]: order },
    "service-test": { [ONLY]: { at: "21 November 2026 at 11:42 am" } },
    "staff-invitation": {
      [ONLY]: { name: NAME, address: `${desk}/join-staff?token=example`, hours: 48 },
    },
    "staff-joined": { [ONLY]: { name: NAME, role: "rates" } },
    "ticket-answered": {
      "goes on": { ...answered, resolved: false },
      settled: { ...answered, resolved: true },
    },
    "ticket-received": {
      [ONLY]: { ...ticket, type: "billing", at: AT },
    },
    "verify-email": {
      [ONLY]: { address: `${origin}/verify-email?token=example`, hours: 48 },
    },
  };
}

const TEXT_EXAMPLES: { readonly [Kind in keyof PhoneTexts]: MessageData<PhoneTexts[Kind]> } = {
  "door-code": { number: ORDER_TEXT.number, code: "402817" },
  "order-cancelled": ORDER_TEXT,
  "order-confirmed": ORDER_TEXT,
  "order-delivered": ORDER_TEXT,
  "order-refunded": ORDER_TEXT,
  "order-shipped": ORDER_TEXT,
  "order-undelivered": ORDER_TEXT,
  "payment-failed": ORDER_TEXT,
  "price-alert": {
    watched: { carat: "22K" },
    belowPaise: 12_300_00,
    pricePaise: 12_240_33,
    withGst: false,
  },
  "rest-due": ORDER_TEXT,
  "sign-in-code": { code: "402817" },
};

/**
 * Renders an example of every letter, text message and push message by the real templates. The letters
 * to staff are in English in all languages.
 */
export function exampleMessages(
  origin: string,
  shop: Signature,
  language: LanguageCode,
): MessageTemplate[] {
  const letters = Object.entries<Cases<unknown>>(letterExamples(origin, language)).flatMap(
    ([kind, cases]) =>
      Object.entries(cases).map(([variant, about]): MessageTemplate => {
        const draft = letterOf(kind as keyof Letters, about, language);
        const { subject, text, html } = composeLetter(draft, shop);
        return { kind, variant: variant || null, channel: "email", subject, text, html };
      }),
  );
  const texts = Object.entries<unknown>(TEXT_EXAMPLES).map(([kind, about]): MessageTemplate => {
    const { text } = textOf(kind as keyof PhoneTexts, about, language, shop.name);
    return { kind, variant: null, channel: "sms", subject: null, text, html: null };
  });
  return [...letters, ...texts, ...examplePushes(language)];
}
