import { indianDay, startOfIndianDay } from "./indian-day.ts";
import type { Paise } from "./money.ts";
import type { OrderState } from "./order.ts";

/** The periods by which the shop's figures are summed up. A week begins on Monday. */
export const FIGURE_PERIODS = ["day", "week", "month"] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** A span of time: `until` is the first moment after it. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/**
 * A period and the period before, with which it is compared. If the current period is not over,
 * only the part that has passed is compared: Friday noon with the Friday noon before.
 */
export interface ComparedPeriods {
  readonly now: Span;
  readonly before: Span;
  /**
   * The time in the period before until which the two are compared. When the current period is
   * over, it is the end of the period before.
   */
  readonly comparedUntil: Date;
}

const DAY_MS = 24 * 3_600_000;

/** The period of India's calendar that contains a day, with the period before. */
export function comparedPeriods(period: FigurePeriod, day: string, now: Date): ComparedPeriods {
  const [first, next] = daysOf(period, day);
  const [before] = daysOf(period, plusDays(first, -1));
  const span = { from: startOfIndianDay(first), until: startOfIndianDay(next) };
  const earlier = { from: startOfIndianDay(before), until: span.from };
  const passed = Math.min(now.getTime(), span.until.getTime()) - span.from.getTime();
  const isOver = now >= span.until;
  const sameMoment = Math.min(earlier.from.getTime() + passed, earlier.until.getTime());
  return {
    now: span,
    before: earlier,
    comparedUntil: isOver ? earlier.until : new Date(Math.max(sameMoment, earlier.from.getTime())),
  };
}

/** The first day of the period that contains a day, and the first day after the period. */
function daysOf(period: FigurePeriod, day: string): [string, string] {
  if (period === "day") return [day, plusDays(day, 1)];
  if (period === "month") {
    const first = `${day.slice(0, 8)}01`;
    return [first, `${plusDays(first, 31).slice(0, 8)}01`];
  }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const monday = plusDays(day, -((weekday + 6) % 7));
  return [monday, plusDays(monday, 7)];
}

function plusDays(day: string, days: number): string {
  return indianDay(new Date(startOfIndianDay(day).getTime() + days * DAY_MS));
}

/**
 * The states of orders that are sales. Orders in other states were never paid for, or all their
 * money goes back.
 */
export const SOLD_STATES = [
  "confirmed",
  "processing",
  "shipped",
  "delivered",
] as const satisfies readonly OrderState[];

/**
 * The sales amount of an order: the part of its total that the shop keeps, with GST and shipping,
 * in paise.
 */
export function salesOf(order: {
  readonly state: OrderState;
  readonly total: Paise;
  readonly refunded: Paise;
}): Paise {
  const isSold = (SOLD_STATES as readonly OrderState[]).includes(order.state);
  return isSold ? order.total - order.refunded : 0;
}

/**
 * The change from an earlier amount to a later amount, in basis points; null if the earlier amount
 * is zero.
 */
export function changeBp(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) * 10_000) / before);
}

/** A share of a whole in basis points; null if the whole is zero. */
export function shareBp(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 10_000) / whole);
}

/**
 * The steps of a shopper from the visit to the order, from first to last. The last step `order` is
 * counted from the orders themselves.
 */
export const VISIT_STEPS = ["visit", "piece", "cart", "checkout"] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];
