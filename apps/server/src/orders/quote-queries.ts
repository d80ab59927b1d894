import { and, eq, gt, lt } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { quotes } from "./checkout-tables.ts";
import type { Offer } from "./price-cart.ts";

/** An offer that is held for one user until it expires. */
export interface Quote extends Offer {
  readonly id: string;
  readonly userId: string;
  readonly cartFingerprint: string;
  /** Whether its user had a proved contact. */
  readonly proved: boolean;
  readonly lockedAt: Date;
  readonly expiresAt: Date;
}

/** The quote of a user, expired or not; null when there is none. */
export async function findQuote(tx: Tx, userId: string): Promise<Quote | null> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.userId, userId));
  return row ? asQuote(row) : null;
}

/** Writes a user's quote down, in the place of the one before. */
export async function putQuote(tx: Tx, quote: Omit<Quote, "id">): Promise<Quote> {
  const written: Quote = { ...quote, id: newId(quote.lockedAt.getTime()) };
  const { totals, ...rest } = written;
  const row = { ...rest, ...totals, items: [...rest.items] };
  const { userId: _, ...changes } = row;
  await tx.insert(quotes).values(row).onConflictDoUpdate({ target: quotes.userId, set: changes });
  return written;
}

/** Uses a quote up, in one statement, so that of two who try one has it. */
export async function takeOut(tx: Tx, userId: string, id: string): Promise<Quote | null> {
  const itself = and(eq(quotes.id, id), eq(quotes.userId, userId));
  const [row] = await tx.delete(quotes).where(itself).returning();
  return row ? asQuote(row) : null;
}

/** Whether a quote with this id exists, of any user. */
export async function isQuote(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id));
  return row !== undefined;
}

/** Drops every quote of a sheet of rates. */
export async function dropQuotesOfSheet(tx: Tx, sheetId: string): Promise<void> {
  await tx.delete(quotes).where(eq(quotes.rateSheetId, sheetId));
}

/** Takes away the quotes that expired before a moment. */
export async function dropQuotesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(quotes).where(lt(quotes.expiresAt, moment));
}

function asQuote(row: typeof quotes.$inferSelect): Quote {
  const { subtotal, discount, gst, shipping, total, ...quote } = row;
  return { ...quote, totals: { subtotal, discount, gst, shipping, total } };
}

/** How many price locks hold at a time. */
export function countLocks(db: Db, at: Date): Promise<number> {
  return db.$count(quotes, gt(quotes.expiresAt, at));
}
