import type { OrderPage } from "@suvarna/contract/orders/order-page";
import type { Paise } from "@suvarna/domain/money";

/** The last line of an order's book. All amounts are in paise. */
export interface BookSums {
  readonly inPaise: Paise;
  readonly outPaise: Paise;
  readonly words: string;
  /** The sum that the words name. */
  readonly totalPaise: Paise;
  /** The sum that is owed to the shopper besides `totalPaise`; 0 when `totalPaise` is that sum. */
  readonly alsoOwedPaise: Paise;
}

/**
 * Sums up the book of an order. When the order has ended and its money has to go back, the sum in
 * the end is what is owed to the shopper, whoever has the money now.
 */
export function bookSums({
  book,
  order: { paymentState },
  withCourierPaise,
}: {
  readonly book: readonly Pick<
    OrderPage["book"][number],
    "inPaise" | "outPaise" | "owedPaise" | "holdsPaise"
  >[];
  readonly order: Pick<OrderPage["order"], "paymentState">;
  readonly withCourierPaise: Paise;
}): BookSums {
  const inPaise = book.reduce((sum, entry) => sum + entry.inPaise, 0);
  const outPaise = book.reduce((sum, entry) => sum + entry.outPaise, 0);
  const owedPaise = book.reduce((sum, entry) => sum + entry.owedPaise, 0);
  const holdsPaise = book.at(-1)?.holdsPaise ?? 0;
  const sums = { inPaise, outPaise, alsoOwedPaise: owedPaise };
  if (paymentState === "refund_by_bank" || paymentState === "refund_due") {
    const totalPaise = inPaise - outPaise;
    return { ...sums, words: "Still owed to the shopper", totalPaise, alsoOwedPaise: 0 };
  }
  if (withCourierPaise > 0) return { ...sums, words: "The shop has", totalPaise: holdsPaise };
  return { ...sums, words: "The shop will keep", totalPaise: holdsPaise - owedPaise };
}
