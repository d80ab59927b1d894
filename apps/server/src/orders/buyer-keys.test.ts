import { expect, it } from "vitest";
import { buyerKeys } from "./buyer-keys.ts";

const HOME = {
  fullName: "Meera Nair",
  phone: "+919800000042",
  street: "14, 3rd Cross, Malleswaram",
  apartment: "Flat 2",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};
const keys = (over: Partial<typeof HOME> = {}, contact = "+919800000042", secret = "a secret") =>
  buyerKeys(secret, contact, { ...HOME, ...over });

it("makes one key of an address and of a number however they are typed", () => {
  const others = keys({
    fullName: "M. Nair",
    phone: "98000 00042",
    street: "14 3RD CROSS  malleswaram",
    apartment: "flat-2",
    city: "BENGALURU",
    pincode: "560 003",
  });
  expect(others).toEqual(keys());
});

it("makes one key of a mailbox with all its addresses", () => {
  const own = keys({}, "meera.nair@gmail.com").buyerKey;
  for (const other of [
    "Meera.Nair+1@gmail.com",
    "meeranair@gmail.com",
    "m.eeranair+x@googlemail.com",
  ]) {
    expect(keys({}, other).buyerKey).toBe(own);
  }
  expect(keys({}, "meera@shopper.example").buyerKey).toBe(
    keys({}, "meera+second@shopper.example").buyerKey,
  );
});

it("makes one key of an address with accents, invisible characters, and digits of another script", () => {
  for (const street of [
    "१४, ३rd Cross, Malleswaram",
    "14, 3rd Cross, Malléswarām",
    "14, 3rd Cr\u200boss, Malles\u00adwaram",
    "１４, 3rd Ｃross, Malleswaram",
  ]) {
    expect(keys({ street }).addressKey, street).toBe(keys().addressKey);
  }
});

it("makes different keys of other addresses, numbers, people and shops", () => {
  expect(keys({ apartment: "Flat 3" }).addressKey).not.toBe(keys().addressKey);
  expect(keys({ phone: "+919800000043" }).phoneKey).not.toBe(keys().phoneKey);
  expect(keys({}, "meera@shopper.example").buyerKey).not.toBe(keys().buyerKey);
  expect(keys({}, "+919800000042", "another").addressKey).not.toBe(keys().addressKey);
});
