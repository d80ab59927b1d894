import type * as z from "zod";
import { wholeNumber } from "../platform/setting-types.ts";
import type { StartRule } from "../platform/start-rule.ts";

/**
 * The settings of GST and shipping, which are added to the prices of a cart's pieces, with their
 * defaults.
 */
export const CART_SETTINGS = {
  GST_RATE_BP: wholeNumber(0, 10_000).default(1800),
  SHIPPING_RUPEES: wholeNumber(0, 100_000).default(50),
  FREE_SHIPPING_ABOVE_RUPEES: wholeNumber(0, 100_000_000).default(5000),
};

export const CART_FAMILIES = ["GST_", "SHIPPING_"];

type Settings = z.output<z.ZodObject<typeof CART_SETTINGS>>;

/** Returns the reasons why a shop with these settings may not be live. */
export const CART_LIVE_RULES: readonly StartRule<Settings>[] = [
  {
    says: "GST_RATE_BP must be set, because its default of 18 % is the demonstration's: jewellery of HSN 7113 is usually taxed at 3 % (GST_RATE_BP=300)",
    applies: (_settings, isWritten) => !isWritten("GST_RATE_BP"),
  },
];

export interface CartConfig {
  readonly gstRateBp: number;
  readonly shippingPaise: number;
  readonly freeShippingAbovePaise: number;
}

/** The carts' part of the configuration. */
export function cartConfig(settings: Settings): CartConfig {
  return {
    gstRateBp: settings.GST_RATE_BP,
    shippingPaise: settings.SHIPPING_RUPEES * 100,
    freeShippingAbovePaise: settings.FREE_SHIPPING_ABOVE_RUPEES * 100,
  };
}
