import { ADDRESS_RULES } from "@suvarna/contract/accounts/address-rules";
import type { Address, User } from "@suvarna/contract/accounts/schemas";
import { COUNTRIES, isAbroad } from "@suvarna/domain/countries";
import { phoneWords } from "../accounts/index.ts";
import type { AddressValues, CheckoutValues } from "./checkout-form-schema.ts";

/** The form's values before the shopper types, with no payment method chosen. */
export type InitialCheckoutValues = Omit<CheckoutValues, "paymentMethod"> &
  Partial<Pick<CheckoutValues, "paymentMethod">>;

export const EMPTY_ADDRESS: AddressValues = {
  country: "India",
  firstName: "",
  lastName: "",
  street: "",
  apartment: "",
  city: "",
  state: "",
  pincode: "",
  phone: "",
};

/** The form's first values, filled from the account. */
export function initialCheckoutValues(
  { email, fullName, phone, addresses }: User,
  { cashOnDelivery }: { cashOnDelivery: boolean },
): InitialCheckoutValues {
  const home = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    contact: email,
    shippingAddress: {
      ...EMPTY_ADDRESS,
      phone: phoneWords(phone),
      ...splitName(fullName),
      ...(home ? placeOf(home) : {}),
    },
    billing: "same",
    billingAddress: EMPTY_ADDRESS,
    pan: "",
    ...(cashOnDelivery && !isAbroad(home?.country ?? EMPTY_ADDRESS.country)
      ? { paymentMethod: "cash-on-delivery" }
      : {}),
    payment: "whole",
    gift: false,
    giftMessage: "",
    // Consent must be given by the shopper, so the boxes start unticked.
    save: false,
    news: false,
  };
}

/** The fields of an address that the account stores. The account's addresses have no name. */
export function placeOf({ addressLine, zipcode, primaryPhone, city, state, ...place }: Address) {
  // If the shop no longer delivers to the address's country, the first country of the shop is
  // shown.
  const country = COUNTRIES.find((name) => name === place.country) ?? EMPTY_ADDRESS.country;
  return {
    country,
    street: addressLine,
    city,
    // A state that was saved under an older name is shown under its current name.
    state: ADDRESS_RULES[country].state.normalize(state) ?? state,
    pincode: zipcode,
    phone: phoneWords(primaryPhone),
  };
}

/** Splits a full name: the last word is the last name, and a single word is the first name. */
function splitName(fullName: string) {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}

/** Whether the account already has this address. */
export function isKnown(
  addresses: readonly Address[],
  address: { street: string; apartment?: string; pincode: string },
): boolean {
  return addresses.some(
    ({ addressLine, zipcode }) =>
      addressLine === fullStreet(address) && zipcode === address.pincode,
  );
}

/** Joins street and apartment to the single line that the account stores. */
export function fullStreet({ street, apartment }: { street: string; apartment?: string }): string {
  return [street, apartment]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(", ");
}
