import { and, desc, eq } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { wishlistItems } from "./tables.ts";

/** Lists the product ids of a user's wishlist, newest first, including removed products. */
export async function findWishlistIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.addedAt), wishlistItems.productId);
  return rows.map(({ productId }) => productId);
}

export async function dropPiece(tx: Tx, userId: string, productId: string): Promise<void> {
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)));
}
