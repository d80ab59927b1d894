import { CouponChoice } from "@suvarna/contract/coupons/schemas";

/**
 * Reads a coupon's code as a shopper types it.
 * @returns the normalised code, or the reason why the text can't be a code
 */
export function readCouponCode(
  typed: string,
): { readonly code: string } | { readonly wrong: string } {
  const read = CouponChoice.safeParse({ code: typed });
  return read.success ? read.data : { wrong: read.error.issues[0]?.message ?? "" };
}
