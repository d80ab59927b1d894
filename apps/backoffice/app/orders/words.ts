import type { OrderPage } from "@suvarna/contract/orders/order-page";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import type { HindranceCode } from "@suvarna/domain/dispatch";
import { indianDay } from "@suvarna/domain/indian-day";
import { type Paise, paise } from "@suvarna/domain/money";
import {
  isReturnedUnpaid,
  isReturnSettled,
  type OrderPaymentState,
  type OrderState,
} from "@suvarna/domain/order";
import type { OrderView, RiskCode } from "@suvarna/domain/order-views";
import { isAllRefunded } from "@suvarna/domain/partial-refund";
import { istDayWords, istShort } from "@suvarna/words/en/indian-time";
import { NOT_DELIVERED, ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import type { Tone } from "../parts/pill.tsx";
import { sayLength } from "../platform/times.ts";

/** The tone of each order state, which shows whether staff must act (see `Tone`). */
const STATE_TONES: Readonly<Record<OrderState, Tone>> = {
  pending_payment: "line",
  confirmed: "wine",
  processing: "amber",
  shipped: "line",
  delivered: "leaf",
  cancelled: "sand",
  payment_failed: "alert",
  returned: "amber",
  refunded: "sand",
};

/**
 * The state of an order in words, with its tone. Of a parcel that came back undelivered it says so,
 * and shows when nothing is left to do.
 * @param isUndelivered whether the parcel came back undelivered, where the order's history says it
 */
export function stateLook(
  order: { readonly state: OrderState; readonly paymentState: OrderPaymentState },
  isUndelivered = isReturnedUnpaid(order),
): { readonly words: string; readonly tone: Tone } {
  const { state } = order;
  return {
    words: state === "returned" && isUndelivered ? NOT_DELIVERED : ORDER_STATE_WORDS[state],
    tone: isReturnSettled(order) ? "sand" : STATE_TONES[state],
  };
}

/** The payment state of an order in one or two words, with its tone. */
export const PAYMENT_WORDS: Readonly<
  Record<OrderPaymentState, { readonly words: string; readonly tone: Tone }>
> = {
  pending: { words: "Waiting", tone: "line" },
  on_delivery: { words: "Cash", tone: "line" },
  rest_due: { words: "Advance paid", tone: "amber" },
  paid: { words: "Paid", tone: "leaf" },
  failed: { words: "Failed", tone: "alert" },
  not_paid: { words: "Not paid", tone: "sand" },
  refund_due: { words: "To refund", tone: "amber" },
  refund_by_bank: { words: "To refund by bank", tone: "amber" },
  refunded: { words: "Refunded", tone: "sand" },
};

/**
 * The payment state of an order. Cash that the courier has not sent yet is paid by the shopper, and
 * the shop does not have it. When the shop owes money to the shopper or has sent it back, this is
 * said, whoever has the cash. An order whose whole money went back by refunds in part stays paid,
 * and is called refunded.
 */
export function paymentWords({
  paymentState,
  withCourierPaise,
  totalPaise,
  refundedPaise,
  isUnsent = false,
}: {
  readonly paymentState: OrderPaymentState;
  readonly withCourierPaise: Paise;
  readonly totalPaise: Paise;
  readonly refundedPaise: Paise;
  /** Whether a refund is known that has not left the shop yet. */
  readonly isUnsent?: boolean;
}): { readonly words: string; readonly tone: Tone } {
  if (paymentState === "paid" && isAllRefunded({ total: totalPaise, refunded: refundedPaise })) {
    return PAYMENT_WORDS[isUnsent ? "refund_due" : "refunded"];
  }
  return paymentState === "paid" && withCourierPaise > 0
    ? { words: "Cash with the courier", tone: "amber" }
    : PAYMENT_WORDS[paymentState];
}

/** The payment state of the order of an order page (see `paymentWords`). */
export function paymentOfPage({
  order,
  withCourierPaise,
  book,
}: Pick<OrderPage, "order" | "withCourierPaise" | "book">) {
  return paymentWords({
    paymentState: order.paymentState,
    withCourierPaise,
    totalPaise: paise(order.total),
    refundedPaise: paise(order.refunded ?? 0),
    isUnsent: book.some(({ owedPaise }) => owedPaise > 0),
  });
}

/** Whether all the money of an order went back, or is on its way back. */
export function isAllBack({ total, refunded = 0 }: Pick<OrderPage["order"], "total" | "refunded">) {
  return isAllRefunded({ total: paise(total), refunded: paise(refunded) });
}

/** How money was taken at the counter, as a part of a sentence. */
const TENDER_WORDS = { cash: "in cash", upi: "by UPI", card: "by card" } as const;

/** Says that money was taken at the counter, and how. */
export function sayTaken(tender: OrderPage["book"][number]["tender"]): string {
  return `Taken at the counter${tender === null ? "" : ` ${TENDER_WORDS[tender]}`}`;
}

export const VIEW_NAMES: Readonly<Record<OrderView, string>> = {
  all: "All",
  mine: "Given to me",
  to_pack: "To pack",
  to_dispatch: "To dispatch",
  late: "Late",
  unpaid: "Unpaid",
  shipped: "Shipped",
  to_refund: "To refund",
  returns: "Returns asked",
  cash: "Cash on delivery",
  large: "Above ₹2 lakh",
  cancelled: "Cancelled",
};

/** A number of orders in words. */
export function countOf(many: number): string {
  return many === 1 ? "1 order" : `${many.toLocaleString("en-IN")} orders`;
}

/** Describes a hindrance that concerns one or several pieces of an order. */
export function sayHindrance(code: HindranceCode, many = 1): string {
  const count = many === 1 ? "1" : String(many);
  switch (code) {
    case "refund_failed":
      return "Refund failed";
    case "return_asked":
      return "Return asked";
    case "unpaid":
      return "Not paid";
    case "all_refunded":
      return "All refunded";
    case "rest_owed":
      return "Rest not paid";
    case "pan_missing":
      return "PAN missing";
    case "address":
      return "Address not complete";
    case "huid_missing":
      return `${count} HUID missing`;
    case "huid_short":
      return `${count} HUID short`;
    case "weight_missing":
      return many === 1 ? "Weight waits" : `${count} weights wait`;
    case "weight_again":
      return "Weigh again";
    case "late":
      return "Late";
  }
}

/**
 * Describes the first hindrance of an order; null without hindrances. The hindrance `late` is left
 * out, because it has a column of its own.
 */
export function attentionNote({ hindrances }: Pick<OrderRow, "hindrances">): string | null {
  const first = hindrances.find(({ code }) => code !== "late");
  if (!first) return null;
  return sayHindrance(first.code, hindrances.filter(({ code }) => code === first.code).length);
}

const DAY_MS = 86_400_000;

/**
 * The time by which an order must be dispatched or at which it was dispatched, and whether this
 * time is today or has passed.
 */
export function sayDispatch(
  row: Pick<OrderRow, "state" | "dispatchBy" | "stateSince">,
  now = Date.now(),
): { readonly words: string; readonly tone: "alert" | "amber" | "plain" } {
  const { state, dispatchBy, stateSince } = row;
  if (state === "shipped" || state === "delivered") {
    const day = istDayWords(indianDay(new Date(stateSince)));
    return { words: state === "shipped" ? `Sent ${day}` : day, tone: "plain" };
  }
  if (dispatchBy === null || (state !== "confirmed" && state !== "processing")) {
    return { words: "–", tone: "plain" };
  }
  const at = Date.parse(dispatchBy);
  if (at < now) return { words: `Late by ${sayLength(now - at)}`, tone: "alert" };
  const [day, today] = [indianDay(new Date(at)), indianDay(new Date(now))];
  if (day === today) return { words: `Today, ${istShort(at).replace(/^.*, /, "")}`, tone: "amber" };
  const isTomorrow = day === indianDay(new Date(now + DAY_MS));
  return { words: isTomorrow ? "Tomorrow" : istDayWords(day), tone: "plain" };
}

/** Describes a fact that makes an order look risky, or safe, as a sentence. */
export function sayRisk(code: RiskCode, count = 0): string {
  const orders = count === 1 ? "1 earlier order" : `${count} earlier orders`;
  switch (code) {
    case "earlier_kept":
      return `${orders} delivered and kept`;
    case "contact_proved":
      return "E-mail or phone of the account is proved";
    case "amounts_agree":
      return "The money is here and agrees with the order";
    case "first_order":
      return "First order, paid before dispatch";
    case "contact_unproved":
      return "Neither e-mail nor phone of the account is proved";
    case "failed_attempts":
      return count === 1 ? "1 failed attempt to pay" : `${count} failed attempts to pay`;
    case "earlier_returned":
      return `${orders} came back`;
    case "earlier_unpaid":
      return `${orders} cancelled or never paid`;
    case "other_name":
      return "Goes to another name than it is billed to";
    case "address_of_others":
      return count === 1
        ? "1 other account has ordered to this address"
        : `${count} other accounts have ordered to this address`;
    case "cash_and_new":
      return "First order, to be paid at the door";
  }
}

/**
 * Counts the facts that make an order look risky. It does not say "Look at it": that is the list's
 * column with what stops an order, where a risk is not shown.
 */
export function sayRisks(against: number): string {
  return against === 0 ? "Nothing against it" : `${against} against it`;
}

/** The way of a letter or text to the shopper, as a part of a sentence. */
export const CHANNEL_WORDS = { email: "by e-mail", sms: "by text message" } as const;

/**
 * The name of a letter or text about an order. The letter about the refund with which all the money
 * has gone back has the kind of a refund in part, and is named for what it tells.
 */
export function sayLetter(
  { kind, at }: Pick<OrderPage["letters"][number], "kind" | "at">,
  { order, refunds }: Pick<OrderPage, "order" | "refunds">,
): string {
  const last = refunds.at(-1);
  if (kind === "order-partly-refunded" && last && at >= last.at && isAllBack(order)) {
    return "Order wholly refunded";
  }
  const words = kind.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
