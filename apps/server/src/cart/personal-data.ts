import { eq } from "drizzle-orm";
import type { PersonalData } from "../platform/personal-data.ts";
import { findCartId, readCartLines } from "./queries.ts";
import { carts } from "./tables.ts";

/** Data export and erasure of a user's cart. */
export const cartPersonalData: PersonalData = {
  name: "cart",
  async exportData(db, { userId }) {
    const cartId = await findCartId(db, userId);
    const lines = cartId === undefined ? [] : await readCartLines(db, cartId);
    return lines.map(({ product, size, quantity }) => ({
      productId: product.id,
      name: product.name,
      size,
      quantity,
    }));
  },
  async erase(tx, { userId }) {
    await tx.delete(carts).where(eq(carts.userId, userId));
  },
};
