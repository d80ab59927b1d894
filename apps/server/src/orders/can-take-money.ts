import type { CartRules } from "@suvarna/domain/cart";
import type { RefundReason } from "@suvarna/domain/payment";
import type { Tx } from "../platform/database.ts";
import { holdSheet, type Rates } from "../rates/index.ts";
import { priceOfNow } from "./price-of-now.ts";
import type { PlacedOrder } from "./queries.ts";
import { findReplacement } from "./replaced-orders.ts";

/** The columns of an order that decide whether the order can accept money. */
export interface TakeMoneyDependencies {
  readonly rates: Pick<Rates, "latestPerGram">;
  readonly config: { readonly cart: CartRules };
}

/**
 * Returns the reason why an unpaid order must not accept the money that is due with it. Money that
 * arrives after the time to pay is accepted only if the current price is not higher than the agreed
 * price; otherwise a shopper could choose the day of the price by paying late.
 * @returns null when the order may accept the money, as far as its pieces are in stock
 */
export async function reasonNotToTakeMoney(
  tx: Tx,
  { rates, config }: TakeMoneyDependencies,
  { order, isLate }: { order: PlacedOrder; isLate: boolean },
): Promise<RefundReason | null> {
  // The user has closed the account, so there is nobody to whom the pieces could be delivered.
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
