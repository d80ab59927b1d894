export const MAX_GIFT_MESSAGE = 300;

/** The four ways to pay in the checkout, and the payment method that each becomes. */
export const PAYMENT_CHOICES = {
  "debit-credit": "ONLINE",
  "bank-transfer": "ONLINE",
  upi: "ONLINE",
  "cash-on-delivery": "COD",
  ONLINE: "ONLINE",
  COD: "COD",
} as const;
export type PaymentChoice = keyof typeof PAYMENT_CHOICES;
/** The payment methods of the checkout. */
export type CheckoutMethod = (typeof PAYMENT_CHOICES)[PaymentChoice];
