import { eq } from "drizzle-orm";
import type { PersonalData } from "../platform/personal-data.ts";
import { newsletterSubscribers } from "./tables.ts";

/** Exports and erases a user's newsletter subscription, as DPDP requires. */
export const newsletterPersonalData: PersonalData = {
  name: "newsletter",
  async exportData(db, { email, emailVerified }) {
    if (!emailVerified) return [];
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email));
    return rows.map(({ language, consentedAt }) => ({
      email,
      language,
      consentedAt: consentedAt.toISOString(),
    }));
  },
  async erase(tx, { email, emailVerified }) {
    // If the e-mail address is not confirmed, the subscription may belong to the real owner of the
    // address, so it stays.
    if (!emailVerified) return;
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  },
};
