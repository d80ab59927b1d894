import type { Coupon, CouponProblem } from "@suvarna/domain/coupon";
import { formatRupees, wholeRupees } from "@suvarna/domain/formats";
import { rupees } from "@suvarna/domain/money";

/** Describes a coupon's benefit by its numbers: `30% off full-price Silver from ₹5,000`. */
export function couponWords(
  { benefit, minimum }: Pick<Coupon, "benefit" | "minimum">,
  category: string | null,
): string {
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

/**
 * Explains why a coupon does not apply, in a sentence that also says how to make the coupon apply.
 * @param category the title of the category to which the coupon applies; null for the whole cart
 */
export function couponProblemWords(
  code: string,
  category: string | null,
  trouble: CouponProblem,
): string {
  const pieces = category === null ? "pieces" : `${category} pieces`;
  switch (trouble.why) {
    case "not_yet":
      return `${code} can be used from ${day(trouble.startsAt)} on.`;
    case "over":
      return trouble.endedAt
        ? `${code} ended on ${day(trouble.endedAt)}.`
        : `${code} can't be used any more.`;
    case "used_up":
      return `${code} has been used as often as it can be.`;
    case "used_by_you":
      return `You have used ${code} already.`;
    case "not_for_these":
      return `${code} is for ${pieces}, and there are none in your cart.`;
    case "reduced_already":
      return `${code} is for ${pieces} at their full price; those in your cart are reduced already.`;
    case "below_minimum":
      return `${code} needs ${pieces} for ${formatRupees(trouble.missing)} more.`;
    case "shipping_is_free":
      return `${code} takes off the shipping, and the shipping of your cart is free already.`;
    case "takes_nothing_off":
      return `${code} would take nothing off the pieces in your cart.`;
  }
}

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });
const day = (moment: Date) => DAY.format(moment);
