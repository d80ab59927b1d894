import type { CouponInput } from "@suvarna/contract/coupons/staff-schemas";
import type { CouponBenefit } from "@suvarna/domain/coupon";
import { paise } from "@suvarna/domain/money";
import { findCategory } from "../catalogue/index.ts";
import { type Actor, type App, act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { addCoupons, findCoupon, type KeptCoupon } from "./queries.ts";

/**
 * Makes a coupon as staff said it.
 * @throws Refusal coupon_taken, bad_request naming a category that the shop does not have
 */
export async function makeCoupon(app: App, actor: Actor, input: CouponInput): Promise<KeptCoupon> {
  const { db } = app.database;
  const { code, category: name, totalLimit = null, perUserLimit = null, announced } = input;
  const category = name ? await findCategory(db, name) : null;
  if (category === undefined) {
    throw new Refusal("bad_request", { fields: { category: "Choose a category of the shop" } });
  }
  const coupon = {
    code,
    totalLimit,
    perUserLimit,
    announced,
    categoryId: category?.id ?? null,
    benefit: benefitOf(input),
    minimum: paise(input.minimum),
    startsAt: input.startsAt ? new Date(input.startsAt) : null,
    endsAt: input.endsAt ? new Date(input.endsAt) : null,
  };
  try {
    await act(app, actor, async ({ tx, at, record }) => {
      await addCoupons(tx, [coupon], at);
      const { announced: _, ...after } = coupon;
      record({ what: "coupon.made", subject: code, after });
    });
  } catch (error) {
    if (uniqueViolation(error)) throw new Refusal("coupon_taken");
    throw error;
  }
  return (await findCoupon(db, code)) as KeptCoupon;
}

function benefitOf({ kind, value }: CouponInput): CouponBenefit {
  switch (kind) {
    case "percent":
      return { kind, shareBp: Math.round(value * 100) };
    case "amount":
      return { kind, amount: paise(value) };
    case "shipping":
      return { kind };
  }
}
