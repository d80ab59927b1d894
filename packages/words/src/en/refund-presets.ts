import type { RefundPreset } from "@suvarna/domain/refund-preset";

/** The prepared reasons of refunds in part, in the words to the shopper. */
export const REFUND_PRESET_WORDS: Readonly<Record<RefundPreset, string>> = {
  not_sent: "We do not send it, as you asked.",
  taken_back: "We have taken it back, as you asked.",
  return_accepted: "For the pieces that you sent back.",
  not_made_in_time: "We could not make it in time and are sorry for it.",
  wrong_price: "We charged too much and send the difference back.",
};
