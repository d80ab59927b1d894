import { eq } from "drizzle-orm";
import { findPieces } from "../catalogue/index.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { wishlistItems } from "./tables.ts";

/** Data export and erasure of a user's wishlist. */
export const wishlistPersonalData: PersonalData = {
  name: "wishlist",
  async exportData(db, { userId }) {
    const rows = await db.select().from(wishlistItems).where(eq(wishlistItems.userId, userId));
    const pieces = await findPieces(
      db,
      rows.map(({ productId }) => productId),
    );
    return rows.map(({ productId, addedAt }) => ({
      productId,
      name: pieces.get(productId)?.name ?? null,
      addedAt: addedAt.toISOString(),
    }));
  },
  async count(db, { userId }) {
    return { favorites: await db.$count(wishlistItems, eq(wishlistItems.userId, userId)) };
  },
  async erase(tx, { userId }) {
    await tx.delete(wishlistItems).where(eq(wishlistItems.userId, userId));
  },
};
