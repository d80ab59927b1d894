import { addToCart } from "@suvarna/contract/cart/calls";
import type { Cart } from "@suvarna/contract/cart/schemas";
import type { CallInput } from "@suvarna/contract/endpoint";
import { createOrder, lockPrice as lockPriceCall } from "@suvarna/contract/orders/calls";
import type { Quote } from "@suvarna/contract/orders/schemas";
import type { Session, TestShop } from "./open-shop.ts";

export const HOME = {
  fullName: "Meera Nair",
  phone: "+919800000042",
  street: "14, 3rd Cross, Malleswaram",
  apartment: "Flat 2",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
} as const;

export const ABROAD = {
  fullName: "Meera Nair",
  phone: "+12125550100",
  street: "350 Fifth Avenue",
  city: "New York",
  state: "New York",
  pincode: "10118",
  country: "United States",
} as const;

/** Puts pieces of a product into a shopper's cart. */
export async function fillCart(
  shop: TestShop,
  { token, userId }: Session,
  productId: string,
  quantity = 1,
  size?: string,
): Promise<Cart> {
  const body = { userId, productId, quantity, size };
  return (await shop.client(token).call(addToCart, { body })).cart;
}

/** Places an order of the cart's pieces, by default with cash on delivery to the address HOME. */
export function placeOrder(
  shop: TestShop,
  { token }: Session,
  body: Partial<CallInput<typeof createOrder>["body"]> & Pick<Cart, "cartId">,
  key?: string,
) {
  return shop.client(token).call(createOrder, {
    headers: { "idempotency-key": key },
    body: { shippingAddress: HOME, paymentMethod: "COD", ...body },
  });
}

/** Locks the prices of a shopper's cart in a quote, as the checkout does. */
export function lockPrice(
  shop: TestShop,
  { token }: Session,
  body: CallInput<typeof lockPriceCall>["body"] = {},
): Promise<Quote> {
  return shop.client(token).call(lockPriceCall, { body });
}
