import { eq } from "drizzle-orm";
import type { Holding } from "../platform/holding.ts";
import { newsletterSubscribers } from "./tables.ts";

/** Whether somebody gets the shop's letter, and since when they wanted it. */
export const newsletterHolding: Holding = {
  name: "newsletter",
  async tell(db, { email, emailVerified }) {
    if (!emailVerified) return [];
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email));
    return rows.map(({ consentedAt }) => ({ email, consentedAt: consentedAt.toISOString() }));
  },
  async forget(tx, { email, emailVerified }) {
    // Another may have asked for it, whose e-mail this is.
    if (!emailVerified) return;
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  },
};
