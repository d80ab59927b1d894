import { eq } from "drizzle-orm";
import type { PersonalData } from "../platform/personal-data.ts";
import { couponUses } from "./tables.ts";

/** Data export and erasure of a user's uses of coupons. */
export const couponsPersonalData: PersonalData = {
  name: "coupons",
  async exportData(db, { userId }) {
    const { code, orderId, usedAt } = couponUses;
    return db
      .select({ code, orderId, usedAt })
      .from(couponUses)
      .where(eq(couponUses.userId, userId));
  },
  async erase(tx, { userId }) {
    // The coupon's count of uses stays the same, because the user's order is kept too.
    await tx.update(couponUses).set({ userId: null }).where(eq(couponUses.userId, userId));
  },
};
