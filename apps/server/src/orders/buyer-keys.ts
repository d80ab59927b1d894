import { createHmac } from "node:crypto";
import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import { purposeKey } from "../platform/purpose-key.ts";

/** Keyed hashes by which the orders of one person and of one place are counted. */
export interface BuyerKeys {
  /** The proved phone number, or else the proved e-mail address, of the account. */
  readonly buyerKey: string;
  /** The delivery address. */
  readonly addressKey: string;
  /** The phone number at the delivery address. */
  readonly phoneKey: string;
}

/** A postal code or a phone number says nothing by its spaces, and an address little by its commas. */
const NOT_A_LETTER = /[^\p{L}\p{N}]/gu;
/** Two phone numbers are equal if their last ten digits are equal. */
const PHONE_DIGITS = 10;

/**
 * The keys of an order's buyer. They are keyed with the shop's secret, so that nobody finds an address
 * by trying all of them, and they follow no person out of the shop.
 * @param contact the proved phone number or e-mail address of the account
 */
export function buyerKeys(
  secret: string,
  contact: string,
  { street, apartment = "", city, pincode, country, phone }: DeliveryAddress,
): BuyerKeys {
  const hashKey = purposeKey(secret, "buyers of orders");
  const keyOf = (kind: string, text: string) =>
    createHmac("sha256", hashKey).update(`${kind} ${text}`).digest("base64url");
  const place = [street, apartment, city, pincode, country].join(" ");
  return {
    buyerKey: keyOf("buyer", contact.includes("@") ? contact.toLowerCase() : digitsOf(contact)),
    addressKey: keyOf("address", place.normalize("NFKC").toLowerCase().replace(NOT_A_LETTER, "")),
    phoneKey: keyOf("phone", digitsOf(phone)),
  };
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "").slice(-PHONE_DIGITS);
}
