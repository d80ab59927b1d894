import type { Country } from "@suvarna/contract/accounts/schemas";
import { requiredText } from "@suvarna/contract/field-schemas";
import { Contact, DeliveryAddressInput, GiftMessage } from "@suvarna/contract/orders/order-input";
import { normalizePan } from "@suvarna/domain/formats";
import { PAYMENT_PARTS, type PaymentPart } from "@suvarna/domain/order";
import * as say from "@suvarna/words/here/checkout";
import { atMostCharacters } from "@suvarna/words/here/fields";
import * as pay from "@suvarna/words/here/payment";
import * as z from "zod/mini";

/** An address as the checkout form stores it. The name has two fields, of which one is enough. */
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

/** The payment methods of the form: three through a gateway, and cash on delivery. */
export const PAYMENT_CHOICES = [
  "debit-credit",
  "bank-transfer",
  "upi",
  "cash-on-delivery",
] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

/** The values of the checkout form. */
export interface CheckoutValues {
  contact: string;
  shippingAddress: AddressValues;
  billing: "same" | "different";
  billingAddress: AddressValues;
  pan: string;
  /** Whether the order is a gift, with a message for its recipient. */
  gift: boolean;
  giftMessage: string;
  paymentMethod: PaymentChoice;
  /** How much to pay now if a piece is made to order: the whole total or the advance. */
  payment: PaymentPart;
  /** Whether to save the address in the account. */
  save: boolean;
  /** Whether to sign up for the newsletter. */
  news: boolean;
}

const NamedAddress = z.safeExtend(DeliveryAddressInput, {
  firstName: requiredText(say.enterFirstName, 60),
  lastName: z.string().check(z.trim(), z.maxLength(59, atMostCharacters(59))),
});

/** The contract's address schema, with the name joined from the form's two fields. */
const Address = z.pipe(
  z.transform(
    (address: AddressValues): z.input<typeof NamedAddress> => ({
      ...address,
      fullName: `${address.firstName.trim()} ${address.lastName.trim()}`,
    }),
  ),
  NamedAddress,
);

const CheckoutInput = z.object({
  contact: Contact,
  shippingAddress: Address,
  billingAddress: z.optional(Address),
  pan: z.optional(z.string().check(z.refine((text) => normalizePan(text) !== null, say.enterPan))),
  giftMessage: z.optional(GiftMessage),
  paymentMethod: z.enum(PAYMENT_CHOICES, pay.chooseHowToPay),
  payment: z.enum(PAYMENT_PARTS, pay.chooseHowMuch),
  save: z.boolean(),
  news: z.boolean(),
});

/**
 * Validates the form with the contract's rules. Hidden fields are not validated: the billing
 * address if it equals the delivery address, the PAN if the law does not require it, and the gift
 * message if the order is no gift.
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
      }: CheckoutValues): z.input<typeof CheckoutInput> => ({
        ...values,
        ...(billing === "different" ? { billingAddress } : {}),
        ...(needsPan ? { pan } : {}),
        ...(gift ? { giftMessage } : {}),
      }),
    ),
    CheckoutInput,
  );
}
export type CheckoutOrder = z.output<ReturnType<typeof checkoutSchema>>;
