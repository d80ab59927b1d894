// The texts that are sent to phones. They are the texts of the registered templates, because
// operators drop a text that differs from its template.

export const signInCode = (code: string, minutes: number) =>
  `${code} is your OTP for Suvarna. Valid for ${minutes} minutes. Do not share it.`;
export const doorCode = (code: string, number: string) =>
  `${code} is the code for your Suvarna order ${number}, which is on its way. Tell it to the courier only when you hold the sealed parcel.`;
export const priceAlert = (what: string, price: string, below: string) =>
  `${what} is at ${price} now, below the ${below} that you asked Suvarna to watch. The price at the time of your order counts.`;

export const ORDER_TEXTS = {
  "order-confirmed": (number: string, total: string) =>
    `Your Suvarna order ${number} of ${total} is confirmed. Thank you for ordering.`,
  "rest-due": (number: string) =>
    `Your Suvarna order ${number} is ready. Please pay its rest in your order history, so that we can send it.`,
  "payment-failed": (number: string) =>
    `The payment of your Suvarna order ${number} did not go through. You can pay it again in your order history.`,
  "order-shipped": (number: string) =>
    `Your Suvarna order ${number} is on its way. Take the parcel only with its seal whole.`,
  "order-delivered": (number: string) => `Your Suvarna order ${number} was delivered.`,
  "order-cancelled": (number: string) =>
    `Your Suvarna order ${number} was cancelled. Your order history shows all about it.`,
  "order-undelivered": (number: string) =>
    `Your Suvarna order ${number} could not be delivered. Nothing more is to be paid; what was paid goes back.`,
  "order-refunded": (number: string, total: string) =>
    `${total} of your Suvarna order ${number} was sent back to you.`,
};
