import { ADDRESS_RULES } from "@suvarna/contract/accounts/address-rules";
import { type Address, Country, type User } from "@suvarna/contract/accounts/schemas";
import { isAbroad } from "@suvarna/domain/countries";
import { phoneWords } from "../accounts/index.ts";
import type { AddressValues, CheckoutValues } from "./checkout-form-schema.ts";

/** The form's values before anything is typed; how to pay may not be chosen yet. */
export type OpeningValues = Omit<CheckoutValues, "paymentMethod"> &
  Partial<Pick<CheckoutValues, "paymentMethod">>;

export const NOWHERE: AddressValues = {
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

/** What the form opens with: what the account knows of its user, so that little is left to type. */
export function openingValues(
  { email, fullName, phone, addresses }: User,
  { cashOnDelivery }: { cashOnDelivery: boolean },
): OpeningValues {
  const home = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    contact: email,
    shippingAddress: {
      ...NOWHERE,
      phone: phoneWords(phone),
      ...splitName(fullName),
      ...(home ? placeOf(home) : {}),
    },
    billing: "same",
    billingAddress: NOWHERE,
    pan: "",
    ...(cashOnDelivery && !isAbroad(home?.country ?? NOWHERE.country)
      ? { paymentMethod: "cash-on-delivery" }
      : {}),
    payment: "whole",
    gift: false,
    giftMessage: "",
    // Nothing is consented to that was not ticked.
    save: false,
    news: false,
  };
}

/** The fields of an address that the account has; the name is none of its. */
export function placeOf({ addressLine, zipcode, primaryPhone, city, state, ...kept }: Address) {
  // An address kept before the shop left a country opens with the first of those it has.
  const country = Country.safeParse(kept.country).data ?? NOWHERE.country;
  return {
    country,
    street: addressLine,
    city,
    // One that was kept under an older name goes by the name of now.
    state: ADDRESS_RULES[country].state.normalize(state) ?? state,
    pincode: zipcode,
    phone: phoneWords(primaryPhone),
  };
}

/** The last word is the last name; a single word is the first. */
function splitName(fullName: string) {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}

/** Whether an account has this address already. */
export function isKnown(
  addresses: readonly Address[],
  address: { street: string; apartment?: string; pincode: string },
): boolean {
  return addresses.some(
    ({ addressLine, zipcode }) =>
      addressLine === fullStreet(address) && zipcode === address.pincode,
  );
}

/** Street and apartment in the account's one line. */
export function fullStreet({ street, apartment }: { street: string; apartment?: string }): string {
  return [street, apartment]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(", ");
}
