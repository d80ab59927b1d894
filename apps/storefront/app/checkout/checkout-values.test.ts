import type { Address, User } from "@suvarna/contract/accounts/schemas";
import { expect, it } from "vitest";
import { fullStreet, initialCheckoutValues, isKnown } from "./checkout-values.ts";

const home = {
  addressLine: "14, 3rd Cross, Malleswaram",
  city: "Bengaluru",
  state: "Karnataka",
  zipcode: "560003",
  country: "India",
  primaryPhone: "+919800000000",
  isDefault: true,
} as Address;

function user(changed: Partial<User> = {}): User {
  return {
    fullName: "Ananya Krishnan",
    email: "ananya.k@example.in",
    phone: "+919811111111",
    addresses: [home],
    ...changed,
  } as User;
}

const cash = { cashOnDelivery: true };

it("opens with the default address, in the name of the account", () => {
  const away = { ...home, city: "Mysuru", isDefault: false };
  expect(initialCheckoutValues(user({ addresses: [away, home] }), cash)).toMatchObject({
    contact: "ananya.k@example.in",
    paymentMethod: "cash-on-delivery",
    save: false,
    shippingAddress: {
      firstName: "Ananya",
      lastName: "Krishnan",
      street: "14, 3rd Cross, Malleswaram",
      city: "Bengaluru",
      pincode: "560003",
      phone: "+91 98000 00000",
    },
  });
});

it("starts with the known contact without an address, and ticks no box", () => {
  expect(initialCheckoutValues(user({ fullName: "Lakshmi", addresses: [] }), cash)).toMatchObject({
    save: false,
    news: false,
    gift: false,
    shippingAddress: { firstName: "Lakshmi", lastName: "", street: "", phone: "+91 98111 11111" },
  });
});

it("chooses no way to pay that the shop would refuse", () => {
  expect(initialCheckoutValues(user(), { cashOnDelivery: false })).not.toHaveProperty(
    "paymentMethod",
  );
});

it("recognises an address by its street and code", () => {
  const address = { street: "14, 3rd Cross, Malleswaram", pincode: "560003" };
  expect(isKnown([home], { ...address, apartment: "" })).toBe(true);
  expect(isKnown([home], { ...address, apartment: "Flat 2" })).toBe(false);
  expect(isKnown([home], { ...address, pincode: "560004" })).toBe(false);
  expect(fullStreet({ street: "14, 3rd Cross ", apartment: " Flat 2" })).toBe(
    "14, 3rd Cross, Flat 2",
  );
});
