import type { CartLine } from "../cart/index.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { cartFingerprint } from "./cart-fingerprint.ts";
import { quoteProblem } from "./lock-price.ts";
import { isQuote, type Quote, takeOutQuote } from "./quote-queries.ts";

/**
 * Deletes a user's quote in the transaction that places an order with it. If the order is refused,
 * the rollback restores the quote. A second order with the same quote does not find it.
 * @param lines the lines that the cart has now
 * @throws Refusal quote_not_found, forbidden, quote_expired, quote_changed
 */
export async function takeQuote(
  tx: Tx,
  { userId, quoteId, lines, couponCode, now }: TakenQuote,
): Promise<Quote> {
  if (!isId(quoteId)) throw new Refusal("quote_not_found");
  const quote = await takeOutQuote(tx, userId, quoteId);
  if (!quote) throw new Refusal((await isQuote(tx, quoteId)) ? "forbidden" : "quote_not_found");
  const problem = quoteProblem(quote, cartFingerprint(lines, couponCode), now);
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
