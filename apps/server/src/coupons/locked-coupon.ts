import type { AppliedCoupon } from "@suvarna/contract/coupons/schemas";
import { hasUsesLeft } from "@suvarna/domain/coupon";
import type { Paise } from "@suvarna/domain/money";
import type { Db } from "../platform/database.ts";
import { countUses, findCoupon } from "./queries.ts";
import { serializeGivenCoupon } from "./serialize-coupon.ts";

/**
 * Finds the coupon of a price lock, with its discount on the locked price; null when the coupon is
 * used up by now. The coupon's dates and its minimum were checked when the price was locked.
 */
export async function findLockedCoupon(
  db: Db,
  { code, userId, discount }: { code: string; userId: string; discount: Paise },
): Promise<AppliedCoupon | null> {
  const coupon = await findCoupon(db, code);
  if (!coupon) return null;
  const uses = await countUses(db, coupon, userId);
  return hasUsesLeft(coupon, uses) ? serializeGivenCoupon(coupon, discount) : null;
}
