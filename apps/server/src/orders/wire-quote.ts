import type { Quote as WireQuote } from "@suvarna/contract/orders/schemas";
import { advanceOf } from "@suvarna/domain/advance";
import { rupees } from "@suvarna/domain/money";
import { wireTotals } from "../cart/index.ts";
import type { LockedPrice } from "./lock-price.ts";
import { wireItem } from "./wire-order.ts";

/**
 * Converts a quote to the form in which the API sends it. @param now the shop's clock, for the
 * countdown
 */
export function wireQuote({ quote, cartId, coupon }: LockedPrice, now: Date): WireQuote {
  const advance = advanceOf(quote.items, quote.totals.total);
  return {
    quoteId: quote.id,
    cartId,
    items: quote.items.map(wireItem),
    totals: wireTotals(quote.totals),
    ...(advance ? { advance: { due: rupees(advance.due), rest: rupees(advance.rest) } } : {}),
    ...(coupon ? { coupon } : {}),
    ratesAt: quote.ratesAt.toISOString(),
    lockedAt: quote.lockedAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
    serverTime: now.toISOString(),
  };
}
