import { MAX_WISHLIST } from "@suvarna/domain/wishlist";
import { sql } from "drizzle-orm";
import { findPieces } from "../catalogue/index.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { findKeptIds } from "./queries.ts";
import { wishlistItems } from "./tables.ts";

/**
 * Keeps a piece for a user.
 * @returns false when it was kept already
 * @throws Refusal product_not_found, wishlist_full
 */
export async function keepPiece(tx: Tx, userId: string, productId: string): Promise<boolean> {
  const [id] = await shownOf(tx, [productId]);
  if (id === undefined) throw new Refusal("product_not_found");
  const kept = await findKeptIds(tx, userId);
  if (kept.includes(id)) return false;
  if ((await roomBeside(tx, kept)) === 0) throw new Refusal("wishlist_full");
  return (await insert(tx, userId, [id])) > 0;
}

/**
 * Keeps what a visitor kept before the login, newest first, and skips what is not in the catalogue.
 * What finds no room is left out, the oldest first.
 */
export async function mergePieces(
  tx: Tx,
  userId: string,
  productIds: readonly string[],
): Promise<void> {
  const shown = await shownOf(tx, productIds);
  const kept = await findKeptIds(tx, userId);
  const added = shown.filter((id) => !kept.includes(id)).slice(0, await roomBeside(tx, kept));
  if (added.length > 0) await insert(tx, userId, added);
}

/** Those of the ids that are in the catalogue, each once, as the database spells them. */
async function shownOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const known = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))];
  const pieces = await findPieces(db, known);
  return known.filter((id) => pieces.get(id)?.removed === false);
}

/**
 * How many more pieces a wishlist has room for. What left the catalogue is not seen, so it takes no
 * room either. Two devices that add the last piece at once may pass the bound by one; it guards
 * against thousands.
 */
async function roomBeside(db: Db, kept: readonly string[]): Promise<number> {
  if (kept.length < MAX_WISHLIST) return MAX_WISHLIST - kept.length;
  return Math.max(0, MAX_WISHLIST - (await shownOf(db, kept)).length);
}

/** @param ids newest first, each a millisecond before the last. @returns how many were new */
async function insert(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .insert(wishlistItems)
    .values(
      ids.map((productId, index) => ({
        userId,
        productId,
        addedAt: sql`now() - ${index} * interval '1 millisecond'`,
      })),
    )
    .onConflictDoNothing({ target: [wishlistItems.userId, wishlistItems.productId] })
    .returning({ productId: wishlistItems.productId });
  return rows.length;
}
