import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import type { StepReason } from "@suvarna/domain/order";
import type { ReturnReason } from "@suvarna/domain/returns";

/** The reasons for which a shopper sends an order back, in the words of the form. */
export const RETURN_REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  does_not_fit: "नाप सही नहीं बैठा",
  looks_different: "जैसा सोचा था वैसा नहीं है",
  arrived_damaged: "टूटा हुआ या खराब मिला",
  wrong_piece: "गलत गहना आ गया",
  changed_mind: "मेरा मन बदल गया",
};

/** The advance and the rest of an order, in paise; both are 0 for an order without an advance. */
interface AdvanceAmounts {
  readonly advance: Paise;
  readonly rest: Paise;
}

/** The texts for the steps in an order's history that the shop makes by itself. */
export const STEP_WORDS: Readonly<Record<StepReason, (split: AdvanceAmounts) => string>> = {
  payment_declined: () => "भुगतान नहीं हो पाया",
  wrong_amount: () => "भुगतान की रकम अलग थी; वह आपको लौटाई जा रही है",
  not_paid_in_time: () => "समय पर भुगतान नहीं हुआ",
  advance_paid: ({ advance, rest }) =>
    `${formatRupees(advance)} का एडवांस मिल गया है। बाकी ${formatRupees(rest)} गहना भेजने से पहले देने हैं।`,
  rest_asked: () => "आपका गहना तैयार है: बाकी रकम मिलते ही हम भेज देंगे।",
  rest_paid: ({ rest }) => `बाकी ${formatRupees(rest)} मिल गए हैं।`,
  rates_withdrawn: () => "यह ऑर्डर गलत भाव पर हुआ था, जिसे दुकान ने वापस ले लिया है",
  prepayment_asked: () => "कृपया गहना भेजने से पहले इस ऑर्डर का भुगतान ऑनलाइन कर दें।",
  prepayment_lapsed: () => "बताए गए समय में ऑनलाइन भुगतान नहीं हुआ",
  cash_chosen: () => "आपने डिलीवरी के समय भुगतान चुना है",
  ordered_again: () => "आपने यही गहने फिर से ऑर्डर कर दिए हैं",
};
