import { sayDoorCode } from "@suvarna/domain/door-code";
import type { EventOf } from "@suvarna/domain/events";
import { formatRupees, INDIAN_MOBILE } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import {
  cameBackUndelivered,
  type OrderPaymentState,
  type OrderState,
} from "@suvarna/domain/order";
import { baseOf } from "@suvarna/words/languages";
import { findProvedContacts } from "../identity/index.ts";
import type { Notifications, OrderLetterKind, OrderTextKind } from "../notifications/index.ts";
import { doorCodeOf, findOrder, isTakenAway, type PlacedOrder, restOf } from "../orders/index.ts";
import { findOfOrderRefunds } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { senderMark } from "../platform/senders.ts";
import { isAllBack } from "./all-back.ts";
import { namesOfLines, noteOfRefund, noteOfStep } from "./note-of-letter.ts";
import { kindsOf, UNDELIVERED } from "./order-message-kinds.ts";
import { pushToUser } from "./push-news.ts";
import { moneyBackOf, sentBackOf } from "./refund-of-letter.ts";
import { sumOfLetter } from "./sum-of-letter.ts";

/** The dependencies of the letters about orders and tickets. */
export interface LetterDependencies {
  readonly notifications: Pick<Notifications, "send">;
  readonly publicUrl: string;
}

/**
 * The dependencies of the letters about orders. The letters count towards the caps of the shopper's
 * account.
 */
interface OrderLetterDependencies extends LetterDependencies {
  readonly notifications: Pick<Notifications, "send" | "canText">;
  readonly secret: string;
}

/** A message to the shopper of an order. */
interface OrderNews {
  readonly orderId: string;
  readonly letter: OrderLetterKind | undefined;
  /** The text message that is sent besides the letter. */
  readonly text?: OrderTextKind | undefined;
  /**
   * The number of steps in the order's history after the event, so that each step sends one letter.
   */
  readonly steps: number;
  /** The state of the payment after the event, if the letter depends on the state. */
  readonly paymentState?: OrderPaymentState;
  /**
   * An amount in paise that the shop refunds or did not take, and the id of the refund or payment.
   */
  readonly notKept?: { readonly amount: Paise; readonly reference: string };
  /** The refund in part of which the letter speaks, instead of a step of the order. */
  readonly refundId?: string;
  /** The way in which the money goes back; read from the order's refunds if it is left out. */
  readonly sentBack?: "by_gateway" | "by_hand";
  /** Whether all the money of a refund in part is sent. */
  readonly isSent?: boolean;
  /** Whether the order could not take a payment because of its amount. */
  readonly isWrongAmount?: boolean;
  /** Whether staff took the order at the shop's counter or on the phone. */
  readonly isCounterOrder?: boolean;
  /** Whether nothing is left of the order after a refund in part. */
  readonly isAllBack?: boolean;
  /** The mark of a letter that staff send again, which gives the letter another idempotency key. */
  readonly again?: string;
  /** Whether only the text message is sent, without the letter. */
  readonly isOnlyText?: boolean;
}

/**
 * Creates the reactions that write to the shopper of an order. They write only to the contacts that
 * the shopper's account has proved. The contacts of the order form may be anybody's, so they are
 * only for the courier (docs/decisions/0068).
 */
export function orderLetters(dependencies: OrderLetterDependencies) {
  const write = (act: Act, news: OrderNews) => writeOrderLetter(act, dependencies, news);
  return {
    placed: (act: Act, { orderId, state }: EventOf<"order.placed">) =>
      write(act, { orderId, ...kindsOf(state), steps: 1 }),
    moved: (act: Act, { orderId, from, to, step, paymentState }: EventOf<"order.moved">) =>
      write(act, {
        orderId,
        ...(from === "shipped" && to === "returned" ? UNDELIVERED : kindsOf(to)),
        // Only a prepayment that staff ask for moves an order back to `pending_payment`.
        ...(isPrepayment(from, to) ? { letter: "prepayment-asked" as const } : {}),
        steps: step + 1,
        paymentState,
      }),
    // A counter order that is paid by a link gets a letter with the link. All other counter orders
    // get the letters of their other events.
    soldAtCounter: async (act: Act, { orderId, state }: EventOf<"order.sold_at_counter">) => {
      if (state !== "pending_payment") return;
      await write(act, { orderId, letter: "prepayment-asked", isCounterOrder: true, steps: 1 });
    },
    again: async (act: Act, event: EventOf<"order.letter_asked">) => {
      const { orderId, state, askedAt, key, channel } = event;
      const order = await findOrder(act.tx, orderId);
      const step = order?.history.findLastIndex((each) => each.state === state) ?? -1;
      const again = `again:${key ?? askedAt}`;
      // The code for the courier is also sent to the phone again.
      const isOnlyText = channel === "sms";
      const hasText = isOnlyText || (state === "shipped" && order?.doorNonce);
      const isUndelivered = state === "returned" && order && cameBackUndelivered(order);
      const kinds = isUndelivered ? UNDELIVERED : kindsOf(state);
      const text = hasText ? kinds.text : undefined;
      await write(act, { orderId, ...kinds, text, isOnlyText, steps: step + 1, again });
    },
    restAsked: (act: Act, { orderId, step }: EventOf<"order.rest_asked">) =>
      write(act, { orderId, letter: "rest-due", text: "rest-due", steps: step + 1 }),
    restPaid: (act: Act, { orderId, step }: EventOf<"order.rest_paid">) =>
      write(act, { orderId, letter: "rest-paid", steps: step + 1 }),
    partlyRefunded: async (act: Act, event: EventOf<"order.partly_refunded">) => {
      const { orderId, refundId } = event;
      const order = await findOrder(act.tx, orderId);
      const refund = order?.refunds.find(({ id }) => id === refundId);
      if (!order || !refund) return;
      const money = await findOfOrderRefunds(act.tx, [orderId]);
      const own = money.filter(({ orderRefundId }) => orderRefundId === refundId);
      // A weight difference of an order that is paid at the door causes no refund, because the
      // courier collects less.
      if (refund.isWeight && order.paymentMethod === "COD") return;
      await write(act, {
        orderId,
        letter: "order-partly-refunded",
        steps: 0,
        notKept: { amount: refund.amount, reference: refundId },
        refundId,
        sentBack: own.some(({ way }) => way === "hand") ? "by_hand" : "by_gateway",
        isSent: own.every(({ state }) => state === "done"),
        isAllBack: isAllBack(order, refundId),
      });
    },
    notKept: (act: Act, event: EventOf<"payment.not_kept">) =>
      write(act, {
        orderId: event.orderId,
        letter: event.how === "refunded" ? "money-refunded" : "money-released",
        steps: 0,
        notKept: { amount: event.amountPaise, reference: event.paymentReference },
        ...(event.isWrongAmount ? { isWrongAmount: true } : {}),
      }),
    returnRequested: (act: Act, { orderId, steps }: EventOf<"return.requested">) =>
      write(act, { orderId, letter: "return-requested", steps }),
    returnRefused: (act: Act, { orderId, steps }: EventOf<"return.refused">) =>
      write(act, { orderId, letter: "return-refused", steps }),
  };
}

/** The news about the way of a parcel, which a buyer who took the pieces away does not need. */
const OF_PARCEL: readonly OrderLetterKind[] = [
  "order-confirmed",
  "order-shipped",
  "order-delivered",
];

function isPrepayment(from: OrderState, to: OrderState): boolean {
  return to === "pending_payment" && from !== "payment_failed";
}

async function writeOrderLetter(
  { tx }: Act,
  { notifications, publicUrl, secret }: OrderLetterDependencies,
  news: OrderNews,
): Promise<void> {
  const { orderId, letter: kind, text, steps, paymentState, notKept, refundId } = news;
  const order = kind ? await findOrder(tx, orderId) : null;
  // A user who has deleted the account gets no letters.
  const user = order && (await findProvedContacts(tx, order.userId));
  if (!kind || !order || !user) return;
  const doorCode = kind === "order-shipped" ? doorCodeOf(secret, order) : null;
  const { items, discount, gst, shipping, total, advance, number } = order;
  // A letter that is sent again speaks of the money as it is now.
  const moneyState = paymentState ?? order.paymentState;
  const paid = notKept?.amount ?? (await sumOfLetter(tx, order, kind));
  // An order is confirmed only once, unless staff have asked for a prepayment. The other letters
  // are sent once for each step of its history.
  const isOnce = kind === "order-confirmed" && order.prepayBy === null && !news.again;
  const key = isOnce
    ? `${kind}:${orderId}`
    : `${kind}:${orderId}:${news.again ?? notKept?.reference ?? steps}`;
  const senders = [senderMark(secret, "account", order.userId)];
  const { language } = user;
  const origin = publicUrl + baseOf(language);
  if (user.email !== null && !news.isOnlyText) {
    const names = await namesOfLines(tx, order, language);
    await notifications.send(tx, {
      kind,
      key,
      email: user.email,
      language,
      senders,
      about: {
        name: user.name,
        number,
        ...(refundId
          ? await noteOfRefund(tx, order, { refundId, names })
          : await noteOfStep(tx, order, { kind, steps, names })),
        lines: items.map(({ name, engraving, quantity, linePrice: price }, line) => ({
          name: names[line] ?? name,
          engraving,
          quantity,
          price,
        })),
        discount,
        gst,
        shipping,
        total,
        country: order.shippingAddress.country,
        ...(isTakenAway(order) ? { isTakenAway: true } : {}),
        advance: advance === null ? null : { due: advance, rest: restOf(order) },
        paid,
        paidAtTheDoor: order.paymentMethod === "COD",
        moneyBack: moneyBackOf(order, moneyState),
        ...(kind === "order-refunded" || kind === "order-partly-refunded"
          ? { sentBack: news.sentBack ?? (await sentBackOf(tx, order)) }
          : {}),
        ...(news.isSent ? { isSent: true } : {}),
        ...(notKept ? { whyNotKept: whyNotKept(order, news) } : {}),
        ...(news.isCounterOrder ? { isCounterOrder: true } : {}),
        ...(news.isAllBack ? { isAllBack: true } : {}),
        ...(kind === "order-undelivered" && isBackInShop(order) ? { isBackInShop: true } : {}),
        address: `${origin}/order-details/${orderId}`,
        payAddress: `${origin}/final?order=${orderId}${advance === null ? "" : "&pay=rest"}`,
        ...(doorCode ? { doorCode: sayDoorCode(doorCode) } : {}),
        ...(order.prepayBy ? { payBy: order.prepayBy.toISOString() } : {}),
      },
    });
  }
  // The letter says that the pieces were handed over. Short news would speak of a parcel.
  if (isTakenAway(order) && OF_PARCEL.includes(kind)) return;
  // A letter that staff send again is no news.
  if (!news.again) {
    const about = { number, id: orderId, path: `${baseOf(language)}/order-details/${orderId}` };
    // The last refund in part is news of the whole order.
    const pushed = news.isAllBack ? "order-refunded" : kind;
    await pushToUser(tx, notifications, order.userId, { kind: pushed, key, language, about });
  }
  const { phone } = user;
  if (!text || phone === null || !INDIAN_MOBILE.test(phone)) return;
  const sending = { key: `${key}:text`, phone, language, senders };
  // The shop needs a registered template to send the code as a text. Without it the text only says
  // that the order is on its way, and the order's page shows the code.
  if (doorCode && notifications.canText("door-code")) {
    const about = { number, code: doorCode };
    await notifications.send(tx, { ...sending, kind: "door-code", about });
    return;
  }
  const about = { number, total: formatRupees(kind === "order-refunded" ? paid : total) };
  await notifications.send(tx, { ...sending, kind: text, about });
}

/**
 * Whether the pieces of an undelivered parcel are back in the shop. The shop knows it of those that
 * are on sale again.
 */
function isBackInShop({ history }: PlacedOrder): boolean {
  return history.findLast(({ state }) => state === "returned")?.restocked === true;
}

/** Why the order could not take a payment. */
function whyNotKept(
  { paymentMethod }: PlacedOrder,
  { isWrongAmount }: OrderNews,
): "at_the_door" | "wrong_amount" | "too_late" {
  if (isWrongAmount) return "wrong_amount";
  return paymentMethod === "COD" ? "at_the_door" : "too_late";
}
