import { eq } from "drizzle-orm";
import type { PersonalData } from "../platform/personal-data.ts";
import { removePicturesOf } from "./pictures.ts";
import { reviews } from "./tables.ts";

/** Exports and erases a user's reviews and their pictures (DPDP). */
export const reviewsPersonalData: PersonalData = {
  name: "reviews",
  async exportData(db, { userId }) {
    const rows = await db.select().from(reviews).where(eq(reviews.userId, userId));
    return rows.map(
      ({ orderId, line, productId, name, stars, text, state, writtenAt, reason }) => ({
        orderId,
        line,
        productId,
        name,
        stars,
        text,
        state,
        reason,
        writtenAt: writtenAt.toISOString(),
      }),
    );
  },
  async erase(tx, { userId }) {
    await tx.delete(reviews).where(eq(reviews.userId, userId));
    await removePicturesOf(tx, userId);
  },
};
