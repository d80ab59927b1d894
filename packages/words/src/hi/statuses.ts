import type { OrderPaymentState, OrderState } from "@suvarna/domain/order";

export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  pending_payment: "भुगतान बाकी",
  confirmed: "पक्का हुआ",
  processing: "तैयार हो रहा है",
  shipped: "रास्ते में",
  delivered: "पहुँच गया",
  cancelled: "रद्द",
  payment_failed: "भुगतान नहीं हुआ",
  returned: "वापस आया",
  refunded: "पैसे लौटाए",
};

export const HANDED_OVER = "दुकान पर सौंपा गया";

export const NOT_DELIVERED = "नहीं पहुँचा";

/** The words for the payment states of an order. */
export const PAYMENT_STATE_WORDS: Readonly<Record<OrderPaymentState, string>> = {
  pending: "बाकी",
  on_delivery: "डिलीवरी पर भुगतान",
  rest_due: "एडवांस मिला, बाकी भेजने से पहले",
  paid: "भुगतान हो गया",
  failed: "भुगतान नहीं हुआ",
  not_paid: "भुगतान नहीं किया",
  refund_due: "पैसे लौट रहे हैं",
  refund_by_bank: "पैसे बैंक से लौटेंगे",
  refunded: "पैसे लौटाए",
};
