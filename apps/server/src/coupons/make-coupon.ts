import type { CouponInput } from "@suvarna/contract/coupons/staff-schemas";
import type { CouponBenefit } from "@suvarna/domain/coupon";
import { paise } from "@suvarna/domain/money";
import { findCategories } from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { addCoupons, findCoupon, type KeptCoupon } from "./queries.ts";

/**
 * Makes a coupon as staff said it.
 * @throws Refusal coupon_taken, bad_request naming a category that the shop does not have
 */
export async function makeCoupon(db: Db, input: CouponInput, now: Date): Promise<KeptCoupon> {
  const { code, category = null, totalLimit = null, perUserLimit = null, announced } = input;
  if (category && !(await findCategories(db)).some(({ title }) => title === category)) {
    throw new Refusal("bad_request", { fields: { category: "Choose a category of the shop" } });
  }
  const coupon = {
    ...{ code, category, totalLimit, perUserLimit, announced },
    benefit: benefitOf(input),
    minimum: paise(input.minimum),
    startsAt: input.startsAt ? new Date(input.startsAt) : null,
    endsAt: input.endsAt ? new Date(input.endsAt) : null,
  };
  try {
    await addCoupons(db, [coupon], now);
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
