import { tabMemory } from "../platform/browser-memory.ts";
import { lockContent, type PriceLock } from "./price-lock.ts";

const STORED = "order-attempt";

/** An order that was sent, or is about to be. */
export interface Attempt {
  /** Its Idempotency-Key. */
  readonly key: string;
  /** The price lock and the total in rupees that were shown when it was first sent. */
  readonly quoteId: string;
  readonly expectedTotal: number;
}
interface StoredAttempt extends Attempt {
  readonly content: string;
}

/**
 * The attempt to order this cart. Until an answer has come it stays the same for the same content,
 * reloads included: whoever tries again after a lost answer sends the same order, and gets the one
 * that was placed, not a second one.
 */
export function openAttempt(lock: PriceLock): Attempt {
  const content = `${lock.cartId} ${lockContent(lock)}`;
  const open = stored();
  if (open?.content === content) return open;
  const { quoteId, totals } = lock;
  const attempt: StoredAttempt = { key: newKey(), quoteId, expectedTotal: totals.total, content };
  tabMemory.setItem(STORED, JSON.stringify(attempt));
  return attempt;
}

/** The answer is here: the next order is another one. */
export function closeAttempt(): void {
  tabMemory.removeItem(STORED);
}

/** Whether an order was sent whose answer never came. */
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

/** `crypto.randomUUID` is missing where a page comes over plain HTTP from another machine. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
