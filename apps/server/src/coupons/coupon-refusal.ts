import type { ErrorCode } from "@suvarna/contract/errors";
import type { CouponProblem } from "@suvarna/domain/coupon";
import { couponProblemWords } from "@suvarna/words/en/coupons";
import { Refusal } from "../platform/errors.ts";
import type { StoredCoupon } from "./queries.ts";

const CODES: Readonly<Record<CouponProblem["why"], ErrorCode>> = {
  not_yet: "coupon_not_yet",
  over: "coupon_over",
  used_up: "coupon_used_up",
  used_by_you: "coupon_used",
  not_for_these: "coupon_not_for_these",
  reduced_already: "coupon_not_for_these",
  below_minimum: "coupon_minimum",
  shipping_is_free: "coupon_gives_nothing",
  takes_nothing_off: "coupon_gives_nothing",
};

/** The reason why a coupon has no effect, as a sentence that also says what the shopper can do. */
export function couponRefusal(
  { code, categoryTitle }: Pick<StoredCoupon, "code" | "categoryTitle">,
  trouble: CouponProblem,
): Refusal {
  const message = couponProblemWords(code, categoryTitle, trouble);
  return new Refusal(CODES[trouble.why], { message });
}
