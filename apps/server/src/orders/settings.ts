import type * as z from "zod";
import { wholeNumber } from "../platform/setting-types.ts";

/** The settings of the checkout, with their defaults. */
export const ORDER_SETTINGS = {
  PAN_ABOVE_RUPEES: wholeNumber(0, 100_000_000).default(200_000),
  COD_BELOW_RUPEES: wholeNumber(0, 200_000).default(200_000),
  TOTAL_TOLERANCE_RUPEES: wholeNumber(0, 100).default(1),
  PAN_READS_DAILY: wholeNumber(1, 10_000).default(20),
  PAN_READS_TOLD: wholeNumber(1, 10_000).default(10),
  PRICE_LOCK_MINUTES: wholeNumber(1, 120).default(15),
};

export const ORDER_FAMILIES = ["PAN_", "COD_", "TOTAL_", "PRICE_"];

export interface OrdersConfig {
  readonly panAbovePaise: number;
  /** How many PANs one person may read on a day. */
  readonly panReadsDaily: number;
  /** From how many on the owners are told at once. */
  readonly panReadsTold: number;
  readonly codBelowPaise: number;
  readonly totalTolerancePaise: number;
  /** How long the checkout holds a price. */
  readonly priceLockMs: number;
}

/** The orders' part of the configuration. */
export function ordersConfig(settings: z.output<z.ZodObject<typeof ORDER_SETTINGS>>): OrdersConfig {
  return {
    panAbovePaise: settings.PAN_ABOVE_RUPEES * 100,
    panReadsDaily: settings.PAN_READS_DAILY,
    panReadsTold: settings.PAN_READS_TOLD,
    codBelowPaise: settings.COD_BELOW_RUPEES * 100,
    totalTolerancePaise: settings.TOTAL_TOLERANCE_RUPEES * 100,
    priceLockMs: settings.PRICE_LOCK_MINUTES * 60_000,
  };
}
