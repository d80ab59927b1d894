import type { AppliedCoupon } from "@suvarna/contract/coupons/schemas";
import { wholeRupees } from "@suvarna/domain/formats";
import { categoryWords } from "./jewellery.ts";
import { inThisLanguage } from "./refusals.ts";

/** The benefit of a cart's coupon, made from its numbers. */
export const couponBenefit = ({ kind, value, minimum, category }: AppliedCoupon) => {
  const only = category === null ? "" : ` (${categoryWords(category)})`;
  const from = minimum > 0 ? `, ${wholeRupees(minimum)} या ज़्यादा की खरीद पर` : "";
  if (kind === "percent") return `बिना छूट वाले गहनों${only} पर ${value}% छूट${from}`;
  if (kind === "amount") return `बिना छूट वाले गहनों${only} पर ${wholeRupees(value)} की छूट${from}`;
  return `मुफ़्त एक्सप्रेस डिलीवरी${only}${from}`;
};

/** Why a cart's coupon does not apply now; undefined where it applies. */
export const couponProblem = ({ problem, problemCode }: AppliedCoupon) =>
  problem === undefined
    ? undefined
    : inThisLanguage(problemCode ?? "", { message: problem }).message;
