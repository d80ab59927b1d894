import { apportion, type Paise } from "@suvarna/domain/money";
import type { PlacedOrder } from "./queries.ts";

/**
 * The shares of an order's lines in its GST, in paise, in the sequence of the lines. An order from
 * before the shares were stored keeps the shares that its invoice and its earlier refunds have.
 * Those shares can be odd.
 */
export function gstSharesOf({ gst, items }: Pick<PlacedOrder, "gst" | "items">): Paise[] {
  const earlierShares = apportion(
    gst,
    items.map(({ linePrice, couponShare }) => linePrice - couponShare),
  );
  return items.map(({ gstShare }, place) => gstShare ?? (earlierShares[place] as Paise));
}
