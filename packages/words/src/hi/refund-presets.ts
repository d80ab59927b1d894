import type { RefundPreset } from "@suvarna/domain/refund-preset";

/** The prepared reasons of refunds in part, in the words to the shopper. */
export const REFUND_PRESET_WORDS: Readonly<Record<RefundPreset, string>> = {
  not_sent: "आपके कहने पर हम यह नहीं भेज रहे हैं।",
  taken_back: "आपके कहने पर हमने यह वापस ले लिया है।",
  return_accepted: "आपके लौटाए हुए गहने हमें मिल गए हैं।",
  not_made_in_time: "हम यह समय पर नहीं बना पाए। इसके लिए हमें खेद है।",
  wrong_price: "हमने ज़्यादा रकम ले ली थी, इसलिए अंतर लौटा रहे हैं।",
};
