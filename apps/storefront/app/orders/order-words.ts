import type { OrderAdvance } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { expectedArrival } from "@suvarna/domain/expected-arrival";
import { formatRupees } from "@suvarna/domain/formats";
import { indianDay } from "@suvarna/domain/indian-day";
import { type Paise, paise } from "@suvarna/domain/money";
import { cameBackUndelivered } from "@suvarna/domain/order";
import { sumBackAtEnd } from "@suvarna/domain/partial-refund";
import { REPAIR_MONTHS } from "@suvarna/domain/policies";
import { betweenDays } from "@suvarna/words/here/day-span";
import * as say from "@suvarna/words/here/orders";
import { NOT_DELIVERED, ORDER_STATE_WORDS } from "@suvarna/words/here/statuses";
import { doorCash } from "./door-payment.ts";
import { isTimeToPayOver, payByWords } from "./unpaid.ts";

/** The names of an order's pieces: `A`, `A, B`, or `A and 2 more`. */
export function namesOf(items: Order["items"]): string {
  const [first, second] = items;
  if (items.length > 2) return say.andMore(first?.name ?? "", items.length - 1);
  return second ? `${first?.name}, ${second.name}` : (first?.name ?? "");
}

/**
 * Says where an order is now: when it left and when it arrives, or when it arrived and how long
 * repairs are free. An order that is unpaid, was cancelled or returned, or has an unpaid rest gets
 * another note.
 */
export function orderPlaceWords(order: Order): string {
  const note = orderStateNote(order);
  if (note) return note;
  const arrival = expectedArrival(order);
  const since = dayOf(order, order.state);
  switch (order.state) {
    case "shipped": {
      const left = since ? say.leftTheShop(indianDay(new Date(since))) : "";
      if (!arrival) return left.trim();
      const when = betweenDays(arrival);
      return left + (order.needsDoorCode ? say.withYouForCode(when) : say.withYou(when));
    }
    case "delivered": {
      if (!since) return "";
      const repairedUntil = afterMonths(since, REPAIR_MONTHS);
      if (order.takenAway) return say.handedOverOn(since, repairedUntil);
      return say.deliveredOn(since, repairedUntil);
    }
    default:
      return arrival ? say.withYou(betweenDays(arrival)) : "";
  }
}

/**
 * Adds a number of months to the Indian date of an ISO time. A date that does not exist becomes the
 * last day of its month.
 */
function afterMonths(time: string, months: number): string {
  const [year = 0, month = 1, day = 1] = indianDay(new Date(time)).split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString();
}

/** The time at which an order first reached a state. */
function dayOf({ history }: Pick<Order, "history">, state: Order["state"]): string | null {
  return history.find((step) => step.state === state)?.at ?? null;
}

/**
 * Explains the state of an order that is unpaid, was cancelled or returned, has an unpaid rest, or
 * whose pieces were all refunded; null for any other order.
 */
export function orderStateNote(order: Order): string | null {
  switch (order.state) {
    case "pending_payment":
      return order.payment ? say.keptUntil(payByWords(order, order.payment)) : null;
    case "payment_failed":
      if (order.payment?.attempt?.end === "wrong_amount") {
        return say.wrongAmount;
      }
      if (order.payment?.attempt?.end === "late") {
        return say.cameTooLate;
      }
      return isTimeToPayOver(order) ? say.timeIsOver : say.canPayAgain;
    case "cancelled":
    case "returned":
    case "refunded":
      return cameBackUndelivered(order) ? undeliveredNote(order) : refundNote(order);
    case "confirmed":
    case "processing":
    case "shipped":
    case "delivered":
      if (order.advance?.restOwed) return restWords(order.advance);
      return isAllBack(order) ? say.allPiecesGoBack : null;
  }
}

/** Says that an order's parcel was not delivered, and what becomes of its money. */
function undeliveredNote(order: Order): string {
  const isUnpaid = order.paymentState === "not_paid";
  const money = isUnpaid ? say.nothingPaidOrOwed : (refundNote(order) ?? "");
  return `${say.couldNotBeDelivered} ${money}`.trimEnd();
}

/** The state of an order in words, also when its parcel came back undelivered. */
export function stateName({ state, history }: Pick<Order, "state" | "history">): string {
  const isUndelivered = state === "returned" && cameBackUndelivered({ history });
  return isUndelivered ? NOT_DELIVERED : ORDER_STATE_WORDS[state];
}

/** Whether the refunds in part have given back all pieces of an order. */
function isAllBack({ items, refunds = [] }: Order): boolean {
  const back = refunds.flatMap(({ pieces }) => pieces);
  return back.length > 0 && countOf(back) >= countOf(items);
}

function countOf(pieces: readonly { readonly quantity: number }[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** States the rest that is owed for an order with an advance, and when the rest is due. */
function restWords({ due, rest, restAskedAt }: OrderAdvance): string {
  const [advance, left] = [formatRupees(paise(due)), formatRupees(paise(rest))];
  return restAskedAt ? say.restAsked(left) : say.restLater(advance, left);
}

/** The data of an order by which its refund is explained. */
type RefundedOrder = Pick<Order, "paymentState" | "paymentMethod" | "total"> &
  Partial<Pick<Order, "advance" | "refunded" | "refunds">>;

/**
 * Explains the refund of an order that was cancelled or returned, without what refunds in part have
 * given back before; null for any other order.
 */
export function refundNote(order: RefundedOrder): string | null {
  const { paymentState, paymentMethod, advance } = order;
  const sum = formatRupees(sumBack(order));
  switch (paymentState) {
    case "refunded": {
      // For an order with an advance, more than the due amount may have been paid; all of the money
      // was refunded.
      const what = advance ? say.whatYouPaid : sum;
      return paymentMethod === "ONLINE" ? say.sentTheWayPaid(what) : say.sentToBank(what);
    }
    case "refund_due":
      return paymentMethod === "ONLINE" ? say.onItsWayBack(sum) : say.onItsWayToBank(sum);
    case "refund_by_bank":
      return paymentMethod === "COD" ? say.askForAccount(sum) : say.onItsWayToBank(sum);
    case "not_paid":
      return say.nothingCharged;
    case "pending":
    case "on_delivery":
    case "rest_due":
    case "paid":
    case "failed":
      return null;
  }
}

/** The sum in paise that goes back when an order ends. */
function sumBack(order: RefundedOrder): Paise {
  const { advance, total, refunded = 0 } = order;
  const collected = doorCash(order);
  const before = paise(refunded) - (paise(total) - collected);
  return sumBackAtEnd(advance ? paise(advance.paid) : collected, before);
}
