import { quoteCounterOrder } from "@suvarna/contract/orders/counter";
import type { CounterQuote } from "@suvarna/contract/orders/counter-schemas";
import { useState } from "react";
import { sentenceOf } from "../platform/api.ts";
import { useRead } from "../platform/queries.ts";
import { type CounterDraft, quoteInputOf } from "./counter-draft.ts";

/** The price of a draft at the current rates. */
export interface DraftQuote {
  /** The price; undefined while it is loading, has failed, or the draft has no pieces. */
  readonly quote: CounterQuote | undefined;
  /** The last price that the draft had, also before its last change. */
  readonly last: CounterQuote | undefined;
  /** The reason why there is no price; null without a failure. */
  readonly problem: string | null;
  refetch(): void;
}

/**
 * Reads the price of a draft again whenever its pieces or the rates change.
 * @param isPaused whether a sale of the draft is under way. A new price would then take the pieces
 *   of this sale for pieces that are out of stock.
 */
export function useCounterQuote(draft: CounterDraft, isPaused: boolean): DraftQuote {
  const input = quoteInputOf(draft);
  const read = useRead(
    quoteCounterOrder,
    { body: input ?? { lines: [], takenAway: true } },
    { enabled: input !== null && !isPaused, staleTime: 0 },
  );
  const quote = input && !read.isPlaceholderData && !read.error ? read.data : undefined;
  const [last, setLast] = useState<CounterQuote>();
  if (quote && quote !== last) setLast(quote);
  if (!input && last) setLast(undefined);
  return {
    quote,
    last,
    problem: input && read.error ? sentenceOf(read.error) : null,
    refetch: () => void read.refetch(),
  };
}
