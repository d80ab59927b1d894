import { eq } from "drizzle-orm";
import type { Holding } from "../platform/holding.ts";
import { newsletterSubscribers } from "./tables.ts";

/** Data export and erasure of a user's newsletter subscription. */
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
    // Without a confirmed e-mail, the subscription may belong to the real owner of the address.
    if (!emailVerified) return;
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  },
};
