import { tabMemory } from "../platform/browser-memory.ts";
import { randomId } from "../platform/random-id.ts";
import { lockContent, type PriceLock } from "./price-lock.ts";

const STORED = "order-attempt";

/** An attempt to place an order, which was sent or is about to be sent. */
export interface Attempt {
  /** The idempotency key of the order. */
  readonly key: string;
  /** The id of the price lock, and the total in rupees that was shown at the first try. */
  readonly quoteId: string;
  readonly expectedTotal: number;
}
interface StoredAttempt extends Attempt {
  readonly content: string;
}

/**
 * The attempt to order this cart. The same cart keeps the same attempt until an answer arrives,
 * also after a reload: a shopper who retries after a lost answer sends the same idempotency key and
 * gets the order that was placed, not a second order.
 */
export function openAttempt(lock: PriceLock): Attempt {
  const content = `${lock.cartId} ${lockContent(lock)}`;
  const open = stored();
  if (open?.content === content) return open;
  const { quoteId, totals } = lock;
  const attempt: StoredAttempt = { key: randomId(), quoteId, expectedTotal: totals.total, content };
  tabMemory.setItem(STORED, JSON.stringify(attempt));
  return attempt;
}

/** Ends the attempt after an answer, so that the next order has a new key. */
export function closeAttempt(): void {
  tabMemory.removeItem(STORED);
}

/** Whether an order was sent whose answer never arrived. */
export function hasOpenAttempt(): boolean {
  return stored() !== null;
}

function stored(): StoredAttempt | null {
  try {
    return JSON.parse(tabMemory.getItem(STORED) ?? "null") as StoredAttempt | null;
  } catch {
    return null;
  }
}
