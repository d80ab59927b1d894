// The push messages, which a device shows as notifications. They have no personal data but the
// number of an order and the name of a piece, because anybody may see a locked screen.

export const ORDER_TITLES = {
  "money-refunded": "Your payment goes back",
  "money-released": "We did not take your payment",
  "order-cancelled": "Your order was cancelled",
  "order-confirmed": "Your order is confirmed",
  "order-delivered": "Your order was delivered",
  "order-partly-refunded": "A part of your order was refunded",
  "order-refunded": "Your order was refunded",
  "order-returned": "Your return has reached us",
  "order-shipped": "Your order is on its way",
  "order-undelivered": "Your order could not be delivered",
  "payment-failed": "Your payment did not go through",
  "prepayment-asked": "Please pay your order online",
  "rest-due": "Your order is ready: please pay the rest",
  "rest-paid": "The rest of your order is paid",
  "return-refused": "We could not take your order back",
  "return-requested": "We have your request to return an order",
};
export const ofOrder = (number: string) => `Order ${number}. Open it to see what comes next.`;

export const priceAlert = (what: string, price: string) => `${what}: ${price}`;
export const priceHasCome = "The price that you asked us to watch has come.";

export const restocked = (piece: string) => `${piece} is back`;
export const restockedInSize = (piece: string, size: string) => `${piece} is back in size ${size}`;
export const canBeBought = "It can be bought again. Whoever orders first gets it.";
