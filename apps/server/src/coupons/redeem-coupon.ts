import { PEOPLE_AT_A_PLACE } from "@suvarna/domain/order-limits";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { couponRefusal } from "./coupon-refusal.ts";
import { addUse, countOneMore, countUsesOf, findCoupon, removeUse } from "./queries.ts";

/** The buyer of an order, as far as the limit of a coupon's uses by one person needs it. */
export interface CouponBuyer {
  readonly userId: string;
  /**
   * Finds the ids of other orders with the coupon: those of the same person by the proved contact, and
   * those to the same address or phone number, which include the first.
   */
  others(): Promise<{ readonly ofPerson: readonly string[]; readonly ofPlace: readonly string[] }>;
}

/**
 * Uses a coupon for an order, in the order's transaction. The coupon is locked from here on, so
 * that simultaneous orders can't exceed its limits.
 * @throws Refusal coupon_used_up, coupon_used, coupon_used_here
 */
export async function redeemCoupon(
  { tx, at, tell }: Act,
  { code, orderId, buyer }: { code: string; orderId: string; buyer: CouponBuyer },
): Promise<void> {
  const row = await countOneMore(tx, code);
  if (!row) throw await refusal(tx, code, "used_up");
  const { userId } = buyer;
  if (row.perUserLimit !== null) await refuseUsed(tx, code, row.perUserLimit, buyer);
  await addUse(tx, { orderId, code, userId, usedAt: at });
  tell({ type: "coupon.used", code });
}

async function refuseUsed(
  tx: Tx,
  code: string,
  limit: number,
  { userId, others }: CouponBuyer,
): Promise<void> {
  const { ofPerson, ofPlace } = await others();
  const [byPerson, atPlace] = await countUsesOf(tx, code, { userId, ofPerson, ofPlace });
  if (byPerson >= limit) throw await refusal(tx, code, "used_by_you");
  if (atPlace >= limit * PEOPLE_AT_A_PLACE) throw new Refusal("coupon_used_here");
}

/** Gives back the coupon of an order that was undone, so that the coupon can be used again. */
export async function releaseCoupon({ tx, tell }: Act, orderId: string): Promise<void> {
  const code = await removeUse(tx, orderId);
  if (code !== null) tell({ type: "coupon.used", code });
}

async function refusal(tx: Tx, code: string, why: "used_up" | "used_by_you"): Promise<Refusal> {
  const coupon = await findCoupon(tx, code);
  return coupon ? couponRefusal(coupon, { why }) : new Refusal("coupon_unknown");
}
