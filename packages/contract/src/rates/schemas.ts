import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { queryInteger, Rupees, Time } from "../field-schemas.ts";
import { HISTORY_RANGES } from "./constants.ts";

/** A rate per gram, also for silver. `change` is in percent since yesterday's closing rate. */
export const RateEntry = z.object({
  Carat: z.enum(CARATS),
  TodayPricePerGram: Rupees,
  purity: z.number(),
  updatedAt: Time,
  change: z.optional(z.number()),
  /** The source of the rate, in words for shoppers, such as "Simulated market". */
  source: z.string(),
});
export type RateEntry = z.infer<typeof RateEntry>;

export const getRates = {
  summary: "Today's rates per gram",
  replies: { 200: z.array(RateEntry) },
};

export const getRatesByRouting = {
  summary: "Today's rates per gram, under the older address",
  replies: { 200: z.array(RateEntry) },
};

export const getRateHistory = {
  summary: "How a rate moved, in at most 500 points",
  query: z.object({
    carat: z.enum(CARATS, "Choose 24K, 22K, 18K or Silver"),
    range: z._default(z.enum(HISTORY_RANGES, "Choose 1d, 7d, 1m or 1y"), "1d"),
  }),
  replies: {
    200: z.object({
      carat: z.enum(CARATS),
      range: z.enum(HISTORY_RANGES),
      points: z.array(z.object({ at: Time, price: Rupees })),
    }),
  },
};

/** The closing rates of a day in India, per gram. */
export const RatesOfDay = z.object({
  /** The day in India, as `2026-11-21`. */
  day: z.string(),
  prices: z.record(z.enum(CARATS), Rupees),
});
export type RatesOfDay = z.infer<typeof RatesOfDay>;

/**
 * The maximum number of days that a call returns. For a longer time there is the call for the rate
 * history.
 */
const DAYS_AT_MOST = 31;

export const getRateDays = {
  summary: "The rates of the last days, and those of a day, week, month and year ago",
  query: z.object({
    days: z._default(
      queryInteger(1, DAYS_AT_MOST, `Use a whole number of days from 1 to ${DAYS_AT_MOST}`),
      7,
    ),
  }),
  replies: {
    200: z.object({
      /** The closing rates of days, the newest day first. Days without a rate are left out. */
      days: z.array(RatesOfDay),
      /**
       * For each range, the rates of the last day at or before the range's start; null if the
       * history does not go back so far.
       */
      before: z.record(z.enum(HISTORY_RANGES), z.nullable(RatesOfDay)),
    }),
  },
};

/** The message that the rates socket sends when a client connects and at every change. */
export const PriceUpdate = z.object({
  type: z.literal("PRICE_UPDATE"),
  prices: z.array(RateEntry),
  at: Time,
});
export type PriceUpdate = z.infer<typeof PriceUpdate>;
