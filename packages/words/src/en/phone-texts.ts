// The texts that are sent to phones. They are the texts of the registered templates, because
// operators drop a text that differs from its template. The shop registers them with its own name.

export const signInCode = (shop: string, code: string, minutes: number) =>
  `${code} is your OTP for ${shop}. Valid for ${minutes} minutes. Do not share it.`;
export const doorCode = (shop: string, code: string, number: string) =>
  `${code} is the code for your ${shop} order ${number}, which is on its way. Tell it to the courier only when you hold the sealed parcel.`;
export const priceAlert = (shop: string, what: string, price: string, below: string) =>
  `${what} is at ${price} now, below the ${below} that you asked ${shop} to watch. The price at the time of your order counts.`;

export const ORDER_TEXTS = {
  "order-confirmed": (shop: string, number: string, total: string) =>
    `Your ${shop} order ${number} of ${total} is confirmed. Thank you for ordering.`,
  "rest-due": (shop: string, number: string) =>
    `Your ${shop} order ${number} is ready. Please pay its rest in your order history, so that we can send it.`,
  "payment-failed": (shop: string, number: string) =>
    `The payment of your ${shop} order ${number} did not go through. You can pay it again in your order history.`,
  "order-shipped": (shop: string, number: string) =>
    `Your ${shop} order ${number} is on its way. Take the parcel only with its seal whole.`,
  "order-delivered": (shop: string, number: string) =>
    `Your ${shop} order ${number} was delivered.`,
  "order-cancelled": (shop: string, number: string) =>
    `Your ${shop} order ${number} was cancelled. Your order history shows all about it.`,
  "order-undelivered": (shop: string, number: string) =>
    `Your ${shop} order ${number} could not be delivered. Nothing more is to be paid; what was paid goes back.`,
  "order-refunded": (shop: string, number: string, total: string) =>
    `${total} of your ${shop} order ${number} was sent back to you.`,
};
