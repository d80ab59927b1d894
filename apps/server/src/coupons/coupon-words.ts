import type { Coupon, CouponProblem } from "@suvarna/domain/coupon";
import { formatRupees, wholeRupees } from "@suvarna/domain/formats";
import { rupees } from "@suvarna/domain/money";
import { Refusal } from "../platform/errors.ts";

/** What a coupon gives, from its own numbers: `30% off full-price Silver from ₹5,000`. */
export function couponWords({ benefit, category, minimum }: Coupon): string {
  const from = minimum > 0 ? ` from ${wholeRupees(rupees(minimum))}` : "";
  const pieces = `full-price ${category ?? "pieces"}`;
  switch (benefit.kind) {
    case "percent":
      return `${benefit.shareBp / 100}% off ${pieces}${from}`;
    case "amount":
      return `${wholeRupees(rupees(benefit.amount))} off ${pieces}${from}`;
    case "shipping":
      return `Free express shipping${category ? ` with ${category}` : ""}${from}`;
  }
}

/** Why a coupon gives nothing, in a sentence that says what would help. */
export function couponRefusal({ code, category }: Coupon, trouble: CouponProblem): Refusal {
  const pieces = category === null ? "pieces" : `${category} pieces`;
  switch (trouble.why) {
    case "not yet":
      return new Refusal("coupon_not_yet", {
        message: `${code} can be used from ${day(trouble.startsAt)} on.`,
      });
    case "over":
      return new Refusal("coupon_over", {
        message: trouble.endedAt
          ? `${code} ended on ${day(trouble.endedAt)}.`
          : `${code} can't be used any more.`,
      });
    case "used up":
      return new Refusal("coupon_used_up", {
        message: `${code} has been used as often as it can be.`,
      });
    case "used by you":
      return new Refusal("coupon_used", { message: `You have used ${code} already.` });
    case "not for these":
      return new Refusal("coupon_not_for_these", {
        message: `${code} is for ${pieces}, and there are none in your cart.`,
      });
    case "reduced already":
      return new Refusal("coupon_not_for_these", {
        message: `${code} is for ${pieces} at their full price; those in your cart are reduced already.`,
      });
    case "below minimum":
      return new Refusal("coupon_minimum", {
        message: `${code} needs ${pieces} for ${formatRupees(trouble.missing)} more.`,
      });
    case "shipping is free":
      return new Refusal("coupon_gives_nothing", {
        message: `${code} takes off the shipping, and the shipping of your cart is free already.`,
      });
    case "takes nothing off":
      return new Refusal("coupon_gives_nothing", {
        message: `${code} would take nothing off the pieces in your cart.`,
      });
  }
}

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });
const day = (moment: Date) => DAY.format(moment);
