import { FIGURE_PERIODS, VISIT_STEPS } from "@suvarna/domain/figures";
import { ORDER_STATES } from "@suvarna/domain/order";
import * as z from "zod/mini";
import { Id, Time } from "../wire.ts";

/** Money is in paise here. */
const Paise = z.int();
const Count = z.int();
/** A share, or a change, in basis points; null of nothing. */
const BasisPoints = z.nullable(z.int());

/** What waits to be done now. A part is null for a role that may not see it. */
export const WaitingWork = z.object({
  dispatch: z.nullable(z.object({ count: Count, late: Count, dueToday: Count })),
  readings: z.nullable(
    z.object({
      count: Count,
      /** The newest one, in paise per gram of fine metal. */
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
      /** How many of them the caller may approve, and when the first of those lapses. */
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

/** The sales of a span: the definition is in docs/figures.md. */
const Sales = z.object({
  amount: Paise,
  orders: Count,
  /** Null without an order. */
  average: z.nullable(Paise),
  visits: Count,
  /** Orders of visits. */
  conversionBp: BasisPoints,
});
export type Sales = z.infer<typeof Sales>;

/** A part of the period, and the same part of the period before; null for one that has not come. */
export const SalesBar = z.object({
  /** When the part begins; that of the period before where only that one has it. */
  startsAt: Time,
  now: z.nullable(Paise),
  nowOrders: Count,
  before: z.nullable(Paise),
  beforeOrders: Count,
  /** It has begun and is not over. */
  isRunning: z.boolean(),
});
export type SalesBar = z.infer<typeof SalesBar>;

export const SalesFigures = z.object({
  now: Sales,
  /** The period before, as far as this one has come. */
  before: Sales,
  change: z.object({
    amountBp: BasisPoints,
    ordersBp: BasisPoints,
    averageBp: BasisPoints,
    /** In basis points of visits, as a difference and not as a share. */
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
  /** What comes to the shop: the first two without the third. */
  total: Paise,
});
export type MoneyWaiting = z.infer<typeof MoneyWaiting>;

export const Figures = z.object({
  asOf: Time,
  period: z.enum(FIGURE_PERIODS),
  /** The first moments of the period, and after it. */
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
        /** Null for orders of before promises were kept. */
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
        /** How many were sold in the last 28 days. */
        soldIn28Days: Count,
      }),
    ),
  ),
  lateTickets: z.nullable(
    z.array(z.object({ number: z.string(), subject: z.string(), dueAt: Time })),
  ),
  /** From visits to orders, each step with how many visitors came so far. */
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
    /** A day of the period; today if it is not given. */
    at: z.optional(z.iso.date("Write a day as 2026-11-20")),
  }),
  replies: { 200: Figures },
};
