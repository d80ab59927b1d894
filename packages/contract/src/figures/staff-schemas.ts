import { FIGURE_PERIODS, VISIT_STEPS } from "@suvarna/domain/figures";
import { ORDER_STATES } from "@suvarna/domain/order";
import * as z from "zod/mini";
import { Id, Time } from "../field-schemas.ts";

/** All money in this module is in paise. */
const Paise = z.int();
const Count = z.int();
/** A share or a change in basis points; null when the number that it is divided by is zero. */
const BasisPoints = z.nullable(z.int());

/** The work that waits for staff now. A part is null for a role that may not see the part. */
export const WaitingWork = z.object({
  dispatch: z.nullable(z.object({ count: Count, late: Count, dueToday: Count })),
  readings: z.nullable(
    z.object({
      count: Count,
      /** The newest reading, in paise per gram of fine metal. */
      newest: z.nullable(
        z.object({
          source: z.string(),
          why: z.string(),
          gold: z.nullable(Paise),
          silver: z.nullable(Paise),
          readAt: Time,
        }),
      ),
    }),
  ),
  tickets: z.nullable(z.object({ open: Count, late: Count, dueToday: Count })),
  approvals: z.nullable(
    z.object({
      waiting: Count,
      /**
       * The number of requests that the caller may approve, and the time at which the first of
       * these requests lapses.
       */
      mine: Count,
      nextExpiresAt: z.nullable(Time),
    }),
  ),
  refunds: z.nullable(
    z.object({ amount: Paise, orders: Count, oldestAt: z.nullable(Time), stuck: Count }),
  ),
  stock: z.nullable(z.object({ low: Count, soldOut: Count, atMost: Count })),
});
export type WaitingWork = z.infer<typeof WaitingWork>;

/** The sales of a span of time, in paise. docs/figures.md defines them. */
const Sales = z.object({
  amount: Paise,
  orders: Count,
  /** The average amount of an order; null without orders. */
  average: z.nullable(Paise),
  /**
   * The number of visits; null for a part of a period, because visits are stored by the whole day.
   */
  visits: z.nullable(Count),
  /**
   * The number of the storefront's orders as a share of the number of visits; null also without a
   * number of visits.
   */
  conversionBp: BasisPoints,
});
export type Sales = z.infer<typeof Sales>;

/**
 * A bar of the sales chart: the sales in a part of the period, beside the same part of the period
 * before, in paise. Sales are null if their part has not begun.
 */
export const SalesBar = z.object({
  /**
   * The time at which this part of the current period begins. If only the period before has this
   * part, it is the time in that period.
   */
  startsAt: Time,
  now: z.nullable(Paise),
  nowOrders: Count,
  before: z.nullable(Paise),
  beforeOrders: Count,
  /** Whether this part of the period has begun and is not over. */
  isRunning: z.boolean(),
});
export type SalesBar = z.infer<typeof SalesBar>;

export const SalesFigures = z.object({
  now: Sales,
  /** The sales of the period before, up to the same point as the current period. */
  before: Sales,
  change: z.object({
    amountBp: BasisPoints,
    ordersBp: BasisPoints,
    averageBp: BasisPoints,
    /**
     * The difference of the two conversion rates in basis points. It is not a relative change. It is
     * null until the current period is over.
     */
    conversionBp: BasisPoints,
  }),
  bars: z.array(SalesBar),
});
export type SalesFigures = z.infer<typeof SalesFigures>;

export const MoneyWaiting = z.object({
  unsettled: z.array(
    z.object({ gateway: z.string(), amount: Paise, payments: Count, oldestAt: Time }),
  ),
  cash: z.object({ amount: Paise, parcels: Count }),
  toRefund: z.object({ amount: Paise, orders: Count, stuck: Count }),
  /**
   * The money that the shop will have: unsettled payments and cash, less the refunds that are due.
   */
  total: Paise,
});
export type MoneyWaiting = z.infer<typeof MoneyWaiting>;

export const Figures = z.object({
  asOf: Time,
  period: z.enum(FIGURE_PERIODS),
  /** The first moment of the period, and the first moment after it. */
  from: Time,
  until: Time,
  waiting: WaitingWork,
  sales: z.nullable(SalesFigures),
  next: z.nullable(
    z.array(
      z.object({
        _id: Id,
        number: z.string(),
        name: z.string(),
        state: z.enum(ORDER_STATES),
        total: Paise,
        /**
         * The time by which the shop promised to dispatch the order; null for old orders without a
         * promise.
         */
        dispatchBy: z.nullable(Time),
        pieces: z.array(z.object({ name: z.string(), picture: z.nullable(z.string()) })),
      }),
    ),
  ),
  money: z.nullable(MoneyWaiting),
  bestSellers: z.nullable(
    z.array(
      z.object({
        productId: Id,
        name: z.string(),
        picture: z.nullable(z.string()),
        pieces: Count,
        /** The price of the pieces after coupons, without GST and shipping. */
        amount: Paise,
      }),
    ),
  ),
  scarce: z.nullable(
    z.array(
      z.object({
        productId: Id,
        slug: z.string(),
        name: z.string(),
        picture: z.nullable(z.string()),
        stock: Count,
        /** The number of pieces that were sold in the last 28 days. */
        soldIn28Days: Count,
      }),
    ),
  ),
  lateTickets: z.nullable(
    z.array(z.object({ number: z.string(), subject: z.string(), dueAt: Time })),
  ),
  /**
   * The steps of visitors from a visit to an order, each with the number of visitors that reached
   * the step.
   */
  funnel: z.nullable(
    z.object({
      steps: z.array(z.object({ step: z.enum([...VISIT_STEPS, "order"]), count: Count })),
    }),
  ),
});
export type Figures = z.infer<typeof Figures>;

export const getFigures = {
  summary:
    "What waits now, and the sales of a day, a week or a month of India's calendar beside the one before. Each role gets the parts that it may see",
  query: z.object({
    period: z._default(z.enum(FIGURE_PERIODS, "Choose day, week or month"), "week"),
    /** A day of the period; today if it is left out. */
    at: z.optional(z.iso.date("Write a day as 2026-11-20")),
  }),
  replies: { 200: Figures },
};
