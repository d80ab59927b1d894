import type { PersonalData } from "../platform/personal-data.ts";
import { isOfPerson } from "./queries.ts";
import { restockRequests as requests } from "./tables.ts";

/** Data export and erasure of the pieces that a user waits for. */
export const restockPersonalData: PersonalData = {
  name: "restock",
  async exportData(db, subject) {
    const rows = await db.select().from(requests).where(isOfPerson(subject));
    return rows.map(({ email, productId, size, language, askedAt, confirmedAt, toldAt }) => ({
      email,
      productId,
      size: size || null,
      language,
      askedAt: askedAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      toldAt: toldAt?.toISOString() ?? null,
    }));
  },
  async erase(tx, subject) {
    await tx.delete(requests).where(isOfPerson(subject));
  },
};
