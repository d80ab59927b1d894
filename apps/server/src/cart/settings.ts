import type * as z from "zod";
import { wholeNumber } from "../platform/setting-types.ts";

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

export interface CartConfig {
  readonly gstRateBp: number;
  readonly shippingPaise: number;
  readonly freeShippingAbovePaise: number;
}

/** The carts' part of the configuration. */
export function cartConfig(settings: z.output<z.ZodObject<typeof CART_SETTINGS>>): CartConfig {
  return {
    gstRateBp: settings.GST_RATE_BP,
    shippingPaise: settings.SHIPPING_RUPEES * 100,
    freeShippingAbovePaise: settings.FREE_SHIPPING_ABOVE_RUPEES * 100,
  };
}
