import type { CartRules } from "@suvarna/domain/cart";
import type { RefundReason } from "@suvarna/domain/payment";
import type { Tx } from "../platform/database.ts";
import { holdSheet, type Rates } from "../rates/index.ts";
import { priceOfNow } from "./price-of-now.ts";
import type { PlacedOrder } from "./queries.ts";
import { findReplacement } from "./replaced-orders.ts";

/** The columns of an order that decide whether money for it can be taken. */
export interface MoneyParts {
  readonly rates: Pick<Rates, "latestPerGram">;
  readonly config: { readonly cart: CartRules };
}

/**
 * Why an order that is not paid must not take the money that is due with it. Money after the time to
 * pay buys at the price of now: it is taken only when that is no higher than what was agreed, else
 * whoever pays late would choose the day of the price.
 * @returns null when it may be taken, as far as its pieces are there
 */
export async function whyNotTaken(
  tx: Tx,
  { rates, config }: MoneyParts,
  { order, isLate }: { order: PlacedOrder; isLate: boolean },
): Promise<RefundReason | null> {
  // The account is closed, so there is nobody to whom the pieces could be delivered.
  if (order.ownerLeft) return "order_unavailable";
  if (!(await holdSheet(tx, order.rateSheetId))) return "order_unavailable";
  if (order.state === "payment_failed" && (await findReplacement(tx, order))) {
    return "order_unavailable";
  }
  if (!isLate) return null;
  const perGram = await rates.latestPerGram(tx);
  const now = await priceOfNow(tx, order, { perGram, rules: config.cart });
  return now !== null && now <= order.total ? null : "paid_late";
}
