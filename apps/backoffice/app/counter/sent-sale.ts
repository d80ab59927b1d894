/**
 * A sale that was sent and not answered yet. It names no shopper, because the browser's tab stores
 * it.
 */
export interface SentSale {
  /** The idempotency key, by which the shop finds the order of the sale. */
  readonly key: string;
  /** The total of the sale in rupees. */
  readonly total: number;
}

/** Each member of staff has an entry, because an idempotency key belongs to one user. */
const entryOf = (staffId: string) => `counter-sale ${staffId}`;

/**
 * Stores a sale that is being sent, so that its key outlives a reload of the page. A browser that
 * stores nothing forgets the key with the page.
 */
export function storeSentSale(staffId: string, { key, total }: SentSale): void {
  attempt(() => sessionStorage.setItem(entryOf(staffId), JSON.stringify({ key, total })));
}

/** Removes the stored sale of a member of staff, because the shop has answered. */
export function removeSentSale(staffId: string): void {
  attempt(() => sessionStorage.removeItem(entryOf(staffId)));
}

/** The stored sale of a member of staff; null when every sale was answered. */
export function readSentSale(staffId: string): SentSale | null {
  return attempt(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(entryOf(staffId)) ?? "null");
    return isSentSale(stored) ? stored : null;
  });
}

function isSentSale(stored: unknown): stored is SentSale {
  const { key, total } = (stored ?? {}) as Partial<Record<keyof SentSale, unknown>>;
  return typeof key === "string" && typeof total === "number";
}

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
