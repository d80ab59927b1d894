import type { OrderAdvance } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { indianDay } from "@suvarna/domain/indian-day";
import { paise } from "@suvarna/domain/money";
import { REPAIR_MONTHS } from "@suvarna/domain/policies";
import { istDayWords, longDate } from "@suvarna/words/here/indian-time";
import { betweenDays } from "../platform/day-span.ts";
import { expectedArrival } from "./expected-arrival.ts";
import { isTimeToPayOver, payByWords } from "./unpaid.ts";

/** The names of an order's pieces: `A`, `A, B`, or `A and 2 more`. */
export function namesOf(items: Order["items"]): string {
  const [first, second] = items;
  if (items.length > 2) return `${first?.name} and ${items.length - 1} more`;
  return second ? `${first?.name}, ${second.name}` : (first?.name ?? "");
}

/**
 * Says where an order is now: when it left and when it arrives, or when it arrived and how long
 * repairs are free. An order that is unpaid, was cancelled or returned, or has an unpaid rest gets
 * another note.
 */
export function sayWhereItIs(order: Order): string {
  const note = orderStateNote(order);
  if (note) return note;
  const arrival = expectedArrival(order);
  const since = dayOf(order, order.state);
  switch (order.state) {
    case "shipped": {
      const left = since ? `Left the shop on ${istDayWords(indianDay(new Date(since)))}. ` : "";
      const code = order.needsDoorCode ? "; the courier asks for the code that we sent you" : "";
      return arrival ? `${left}With you ${betweenDays(arrival)}${code}.` : left.trim();
    }
    case "delivered": {
      if (!since) return "";
      const until = longDate(afterMonths(since, REPAIR_MONTHS));
      return `Delivered on ${longDate(since)}. Repair is free until ${until}.`;
    }
    default:
      return arrival ? `With you ${betweenDays(arrival)}.` : "";
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
 * Explains the state of an order that is unpaid, was cancelled or returned, or has an unpaid rest;
 * null for any other order.
 */
export function orderStateNote(order: Order): string | null {
  switch (order.state) {
    case "pending_payment":
      return order.payment
        ? `Its pieces are kept for you until ${payByWords(order, order.payment)}.`
        : null;
    case "payment_failed":
      if (order.payment?.attempt?.end === "wrong_amount") {
        return "Another amount came than was due. It goes back by itself, and the order is not confirmed.";
      }
      if (order.payment?.attempt?.end === "late") {
        return "The payment came too late. It goes back by itself, and nothing is charged for the order.";
      }
      return isTimeToPayOver(order)
        ? "The time to pay is over: its pieces are on sale again, and nothing is charged for it."
        : "The payment did not go through; you can pay again. Money that was taken all the same goes back by itself.";
    case "cancelled":
    case "returned":
    case "refunded":
      return refundNote(order);
    case "confirmed":
    case "processing":
    case "shipped":
    case "delivered":
      return order.advance?.restOwed ? restWords(order.advance) : null;
  }
}

/** States the rest that is owed for an order with an advance, and when the rest is due. */
function restWords({ due, rest, restAskedAt }: OrderAdvance): string {
  const [advance, left] = [formatRupees(paise(due)), formatRupees(paise(rest))];
  return restAskedAt
    ? `Your order is ready. Please pay the rest of ${left}: we send it as soon as that has come.`
    : `The advance of ${advance} is paid. The rest of ${left} is due before dispatch; it stays the same, whatever the rates do.`;
}

/** Explains the refund of an order that was cancelled or returned; null for any other order. */
export function refundNote({
  paymentState,
  paymentMethod,
  total,
  advance,
}: Pick<Order, "paymentState" | "paymentMethod" | "total"> & Partial<Pick<Order, "advance">>):
  | string
  | null {
  const sum = formatRupees(paise(advance?.paid ?? total));
  const later = "Your bank may take some days to show it.";
  switch (paymentState) {
    case "refunded": {
      const way = paymentMethod !== "ONLINE" ? "to your bank account" : "back the way it was paid";
      // For an order with an advance, more than the due amount may have been paid; all of the money
      // was refunded.
      return `${advance ? "What you paid" : sum} was sent ${way}. ${later}`;
    }
    case "refund_due":
      return `${sum} is on its way back, the way it was paid. ${later}`;
    case "refund_by_bank":
      return `It was paid at the door, so we send ${sum} to your bank account: please answer our letter with its number and IFSC.`;
    case "not_paid":
      return "Nothing was charged for it.";
    case "pending":
    case "on_delivery":
    case "rest_due":
    case "paid":
    case "failed":
      return null;
  }
}
