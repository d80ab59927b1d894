/** The prepared reasons of a refund in part, each of which the shop says in every language. */
export const REFUND_PRESETS = [
  "not_sent",
  "taken_back",
  "return_accepted",
  "not_made_in_time",
  "wrong_price",
] as const;
export type RefundPreset = (typeof REFUND_PRESETS)[number];
