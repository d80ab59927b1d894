import type { CartLine } from "../cart/index.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { cartFingerprint } from "./cart-fingerprint.ts";
import { whyVoid } from "./lock-price.ts";
import { isQuote, type Quote, takeOut } from "./quote-queries.ts";

/**
 * Uses a user's quote for the order that this transaction places; it comes back when the order is
 * refused after all. A second order by it finds it gone.
 * @param lines what the cart has in it now, and its coupon
 * @throws Refusal quote_not_found, forbidden, quote_expired, quote_changed
 */
export async function takeQuote(
  tx: Tx,
  { userId, quoteId, lines, couponCode, now }: TakenQuote,
): Promise<Quote> {
  if (!isId(quoteId)) throw new Refusal("quote_not_found");
  const quote = await takeOut(tx, userId, quoteId);
  if (!quote) throw new Refusal((await isQuote(tx, quoteId)) ? "forbidden" : "quote_not_found");
  const problem = whyVoid(quote, cartFingerprint(lines, couponCode), now);
  if (problem) throw new Refusal(problem);
  return quote;
}

interface TakenQuote {
  readonly userId: string;
  readonly quoteId: string;
  readonly lines: readonly CartLine[];
  readonly couponCode: string | null;
  readonly now: Date;
}
