import { eq } from "drizzle-orm";
import type { Holding } from "../platform/holding.ts";
import { couponUses } from "./tables.ts";

/** Which coupons a user's orders have. */
export const couponsHolding: Holding = {
  name: "coupons",
  async tell(db, { userId }) {
    const { code, orderId, usedAt } = couponUses;
    return db
      .select({ code, orderId, usedAt })
      .from(couponUses)
      .where(eq(couponUses.userId, userId));
  },
  async forget(tx, { userId }) {
    // The use stays counted: the order that has it stays too.
    await tx.update(couponUses).set({ userId: null }).where(eq(couponUses.userId, userId));
  },
};
