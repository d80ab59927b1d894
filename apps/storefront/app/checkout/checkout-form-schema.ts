import type { Country } from "@suvarna/contract/accounts/schemas";
import type { CallInput } from "@suvarna/contract/endpoint";
import type { createOrder } from "@suvarna/contract/orders/calls";
import { Contact, DeliveryAddressInput, GiftMessage } from "@suvarna/contract/orders/order-input";
import { requiredText } from "@suvarna/contract/wire";
import { normalizePan } from "@suvarna/domain/formats";
import { PAYMENT_PARTS, type PaymentPart } from "@suvarna/domain/order";
import * as z from "zod/mini";
import { gatewayOfChoice } from "./gateways/registry.ts";

/** An address as the form asks for it: the name in two fields, one of them enough. */
export interface AddressValues {
  country: z.output<typeof Country>;
  firstName: string;
  lastName: string;
  street: string;
  apartment: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
}

/** The form's ways to pay. Three of them are the gateway's, one is the courier's. */
export const PAYMENT_CHOICES = [
  "debit-credit",
  "bank-transfer",
  "upi",
  "cash-on-delivery",
] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

/** What the checkout form holds. */
export interface CheckoutValues {
  contact: string;
  shippingAddress: AddressValues;
  billing: "same" | "different";
  billingAddress: AddressValues;
  pan: string;
  /** Whether it is a present, with a message for who gets it. */
  gift: boolean;
  giftMessage: string;
  paymentMethod: PaymentChoice;
  /** How much is paid now, where something is made to order. */
  payment: PaymentPart;
  /** Whether to keep the address for next time. */
  save: boolean;
  /** Whether the shop may write of its news. */
  news: boolean;
}

const panSays = "Enter the PAN: five letters, four digits, one letter";

const NamedAddress = z.safeExtend(DeliveryAddressInput, {
  firstName: requiredText("Enter the first name", 60),
  lastName: z.string().check(z.trim(), z.maxLength(59, "Use at most 59 characters")),
});

/** The contract's address, with the name put together from its two fields. */
const Address = z.pipe(
  z.transform(
    (address: AddressValues): z.input<typeof NamedAddress> => ({
      ...address,
      fullName: `${address.firstName.trim()} ${address.lastName.trim()}`,
    }),
  ),
  NamedAddress,
);

const Asked = z.object({
  contact: Contact,
  shippingAddress: Address,
  billingAddress: z.optional(Address),
  pan: z.optional(z.string().check(z.refine((text) => normalizePan(text) !== null, panSays))),
  giftMessage: z.optional(GiftMessage),
  paymentMethod: z.enum(PAYMENT_CHOICES, "Choose how to pay"),
  payment: z.enum(PAYMENT_PARTS, "Choose how much to pay now"),
  save: z.boolean(),
  news: z.boolean(),
});

/**
 * The rules of the form, all of them the contract's. What is not asked for is not judged: a second
 * address only for other billing, the PAN only where the law wants it, a message only for a present.
 */
export function checkoutSchema({ needsPan }: { needsPan: boolean }) {
  return z.pipe(
    z.transform(
      ({
        billing,
        billingAddress,
        pan,
        gift,
        giftMessage,
        ...values
      }: CheckoutValues): z.input<typeof Asked> => ({
        ...values,
        ...(billing === "different" ? { billingAddress } : {}),
        ...(needsPan ? { pan } : {}),
        ...(gift ? { giftMessage } : {}),
      }),
    ),
    Asked,
  );
}
export type CheckoutOrder = z.output<ReturnType<typeof checkoutSchema>>;

type OrderBody = CallInput<typeof createOrder>["body"];

/** The order that a valid form asks for, by a price lock. `expectedTotal` is the total on screen. */
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
    ...(giftMessage ? { giftMessage } : {}),
  };
}

function deliveryAddress({ firstName, lastName, apartment, ...address }: Address) {
  return { ...address, ...(apartment ? { apartment } : {}) };
}
type Address = z.output<typeof Address>;
