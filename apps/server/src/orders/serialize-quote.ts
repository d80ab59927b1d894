import type { Quote as QuoteReply } from "@suvarna/contract/orders/schemas";
import { advanceOf } from "@suvarna/domain/advance";
import { rupees } from "@suvarna/domain/money";
import { serializeTotals } from "../cart/index.ts";
import type { LockedPrice } from "./lock-price.ts";
import { serializeItem } from "./serialize-order.ts";

/**
 * Converts a quote to the form in which the API sends it. @param now the shop's clock, for the
 * countdown
 */
export function serializeQuote({ quote, cartId, coupon }: LockedPrice, now: Date): QuoteReply {
  const advance = advanceOf(quote.items, quote.totals.total);
  return {
    quoteId: quote.id,
    cartId,
    items: quote.items.map(serializeItem),
    totals: serializeTotals(quote.totals),
    ...(advance ? { advance: { due: rupees(advance.due), rest: rupees(advance.rest) } } : {}),
    ...(coupon ? { coupon } : {}),
    ratesAt: quote.ratesAt.toISOString(),
    lockedAt: quote.lockedAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
    serverTime: now.toISOString(),
  };
}
