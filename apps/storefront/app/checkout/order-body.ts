import type { CallInput } from "@suvarna/contract/endpoint";
import type { createOrder } from "@suvarna/contract/orders/calls";
import type { CheckoutOrder } from "./checkout-form-schema.ts";
import { gatewayOfChoice } from "./gateways/registry.ts";

type OrderBody = CallInput<typeof createOrder>["body"];

/**
 * Makes the body of the API call that places an order from valid values and a price lock.
 * `expectedTotal` is the total on the screen.
 */
export function orderBody(
  values: CheckoutOrder,
  locked: { readonly cartId: string; readonly quoteId: string; readonly expectedTotal: number },
): OrderBody {
  const { shippingAddress, billingAddress, contact, paymentMethod, payment } = values;
  const { pan, giftMessage } = values;
  const gateway = gatewayOfChoice(paymentMethod);
  return {
    ...locked,
    contact,
    paymentMethod,
    ...(payment === "advance" ? { payment } : {}),
    ...(gateway ? { gateway } : {}),
    shippingAddress: deliveryAddress(shippingAddress),
    ...(billingAddress ? { billingAddress: deliveryAddress(billingAddress) } : {}),
    ...(pan ? { pan } : {}),
    ...(giftMessage === undefined ? {} : { giftMessage }),
  };
}

function deliveryAddress({
  firstName,
  lastName,
  apartment,
  ...address
}: CheckoutOrder["shippingAddress"]) {
  return { ...address, ...(apartment ? { apartment } : {}) };
}
