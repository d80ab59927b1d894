import { and, eq, gt, lt } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { quotes } from "./checkout-tables.ts";
import type { Offer } from "./price-cart.ts";

/** A cart's offer that is kept for one user until it expires. */
export interface Quote extends Offer {
  readonly id: string;
  readonly userId: string;
  readonly cartFingerprint: string;
  /** Whether the quote's user had a proved contact. */
  readonly proved: boolean;
  readonly lockedAt: Date;
  readonly expiresAt: Date;
}

/** Reads the quote of a user, even if it has expired; null when the user has none. */
export async function findQuote(tx: Tx, userId: string): Promise<Quote | null> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.userId, userId));
  return row ? asQuote(row) : null;
}

/** Stores a user's quote in place of the user's earlier quote. */
export async function putQuote(tx: Tx, quote: Omit<Quote, "id">): Promise<Quote> {
  const written: Quote = { ...quote, id: newId(quote.lockedAt.getTime()) };
  const { totals, ...rest } = written;
  const row = { ...rest, ...totals, items: [...rest.items] };
  const { userId: _, ...changes } = row;
  await tx.insert(quotes).values(row).onConflictDoUpdate({ target: quotes.userId, set: changes });
  return written;
}

/**
 * Deletes a quote and returns it in one statement, so that only one of two simultaneous orders gets
 * the quote.
 */
export async function takeOutQuote(tx: Tx, userId: string, id: string): Promise<Quote | null> {
  const itself = and(eq(quotes.id, id), eq(quotes.userId, userId));
  const [row] = await tx.delete(quotes).where(itself).returning();
  return row ? asQuote(row) : null;
}

/** Whether any user has a quote with this id. */
export async function isQuote(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id));
  return row !== undefined;
}

/** Deletes all quotes that were priced by a rate sheet. */
export async function dropQuotesOfSheet(tx: Tx, sheetId: string): Promise<void> {
  await tx.delete(quotes).where(eq(quotes.rateSheetId, sheetId));
}

/** Deletes the quotes that expired before a moment. */
export async function dropQuotesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(quotes).where(lt(quotes.expiresAt, moment));
}

function asQuote(row: typeof quotes.$inferSelect): Quote {
  const { subtotal, discount, gst, shipping, total, ...quote } = row;
  return { ...quote, totals: { subtotal, discount, gst, shipping, total } };
}

/** Counts the price locks that are valid at a time. */
export function countLocks(db: Db, at: Date): Promise<number> {
  return db.$count(quotes, gt(quotes.expiresAt, at));
}
