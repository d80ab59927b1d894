import type { HindranceCode } from "@suvarna/domain/dispatch";

/**
 * The words for each hindrance that stops an order's dispatch, as a part of a sentence for staff.
 */
export const HINDRANCE_WORDS: Readonly<Record<HindranceCode, string>> = {
  refund_failed: "a refund has failed",
  return_asked: "a return waits for a decision",
  unpaid: "it is not paid",
  all_refunded: "all its pieces or all its money is refunded, so it can only be cancelled",
  rest_owed: "its rest is not paid",
  pan_missing: "the PAN of its buyer is missing",
  address: "its address is not complete",
  huid_missing: "a HUID is missing",
  huid_short: "a HUID is short",
  weight_missing: "a piece is not weighed",
  weight_again: "a piece is to be weighed a second time",
  late: "it is late",
};
