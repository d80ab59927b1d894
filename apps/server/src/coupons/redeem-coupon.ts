import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { couponRefusal } from "./coupon-refusal.ts";
import { addUse, countOneMore, countUserUses, findCoupon, removeUse } from "./queries.ts";

/**
 * Uses a coupon for an order, in the order's transaction. The coupon is locked from here on, so
 * that simultaneous orders can't exceed its limits.
 * @throws Refusal coupon_used_up, coupon_used
 */
export async function redeemCoupon(
  { tx, at, tell }: Act,
  { code, userId, orderId }: { code: string; userId: string; orderId: string },
): Promise<void> {
  const held = await countOneMore(tx, code);
  if (!held) throw await refusal(tx, code, "used_up");
  const { perUserLimit } = held;
  if (perUserLimit !== null && (await countUserUses(tx, code, userId)) >= perUserLimit) {
    throw await refusal(tx, code, "used_by_you");
  }
  await addUse(tx, { orderId, code, userId, usedAt: at });
  tell({ type: "coupon.used", code });
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
