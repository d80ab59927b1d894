import type * as z from "zod";
import { wholeNumber } from "../platform/setting-types.ts";

/** The settings of stock, with their defaults. */
export const STOCK_SETTINGS = {
  LOW_STOCK_PIECES: wholeNumber(0, 1000).default(2),
};

export const STOCK_FAMILIES = ["LOW_STOCK_"];

export interface StockConfig {
  /** The number of pieces of a product up to which its stock counts as low. */
  readonly low: number;
}

/** The stock's part of the configuration. */
export function stockConfig(settings: z.output<z.ZodObject<typeof STOCK_SETTINGS>>): StockConfig {
  return { low: settings.LOW_STOCK_PIECES };
}
