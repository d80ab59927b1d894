import { MAX_WISHLIST } from "@suvarna/domain/wishlist";
import { sql } from "drizzle-orm";
import { findPieces } from "../catalogue/index.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { findWishlistIds } from "./queries.ts";
import { wishlistItems } from "./tables.ts";

/**
 * Adds a piece to a user's wishlist.
 * @returns false when the piece is already on the wishlist
 * @throws Refusal product_not_found, wishlist_full
 */
export async function keepPiece(tx: Tx, userId: string, productId: string): Promise<boolean> {
  const [id] = await idsInCatalogue(tx, [productId]);
  if (id === undefined) throw new Refusal("product_not_found");
  const wishlistIds = await findWishlistIds(tx, userId);
  if (wishlistIds.includes(id)) return false;
  if ((await remainingRoom(tx, wishlistIds)) === 0) throw new Refusal("wishlist_full");
  return (await insert(tx, userId, [id])) > 0;
}

/**
 * Adds the pieces that a visitor put on a wishlist before the login, given newest first. Pieces
 * that are not in the catalogue are skipped. If the wishlist becomes full, the oldest pieces are
 * left out.
 */
export async function mergeWishlist(
  tx: Tx,
  userId: string,
  productIds: readonly string[],
): Promise<void> {
  const existing = await idsInCatalogue(tx, productIds);
  const wishlistIds = await findWishlistIds(tx, userId);
  const added = existing
    .filter((id) => !wishlistIds.includes(id))
    .slice(0, await remainingRoom(tx, wishlistIds));
  if (added.length > 0) await insert(tx, userId, added);
}

/**
 * Filters the ids that are in the catalogue, without duplicates, in the spelling of the database.
 */
async function idsInCatalogue(db: Db, ids: readonly string[]): Promise<string[]> {
  const validIds = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))];
  const pieces = await findPieces(db, validIds);
  return validIds.filter((id) => pieces.get(id)?.removed === false);
}

/**
 * How many more pieces fit into a wishlist. Removed products are not shown, so they do not count.
 * Two devices that add the last piece at the same time may exceed the limit by one; the limit only
 * guards against thousands.
 */
async function remainingRoom(db: Db, wishlistIds: readonly string[]): Promise<number> {
  if (wishlistIds.length < MAX_WISHLIST) return MAX_WISHLIST - wishlistIds.length;
  return Math.max(0, MAX_WISHLIST - (await idsInCatalogue(db, wishlistIds)).length);
}

/**
 * Inserts pieces into a wishlist.
 * @param ids newest first; each piece is stored as one millisecond older than the preceding one
 * @returns the number of new pieces
 */
async function insert(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const added = ids.map((productId, index) => ({
    userId,
    productId,
    addedAt: sql`now() - ${index} * interval '1 millisecond'`,
  }));
  // Two tabs may insert the same pieces at the same time. In one order for both, neither waits for
  // a piece of the other while the other waits for one of its pieces (a deadlock).
  const inOrder = added.toSorted((one, other) => (one.productId < other.productId ? -1 : 1));
  const rows = await tx
    .insert(wishlistItems)
    .values(inOrder)
    .onConflictDoNothing({ target: [wishlistItems.userId, wishlistItems.productId] })
    .returning({ productId: wishlistItems.productId });
  return rows.length;
}
