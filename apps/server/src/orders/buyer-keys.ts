import { createHmac } from "node:crypto";
import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import { purposeKey } from "../platform/purpose-key.ts";

/** Keyed hashes by which the orders of one buyer and of one address are counted. */
export interface BuyerKeys {
  /** The hash of the account's proved phone number, or else of its proved e-mail address. */
  readonly buyerKey: string;
  /** The hash of the delivery address. */
  readonly addressKey: string;
  /** The hash of the phone number at the delivery address. */
  readonly phoneKey: string;
}

/**
 * Characters that are removed before hashing, because spaces in a postal code or phone number and
 * commas in an address carry no meaning.
 */
const NOT_A_LETTER = /[^\p{L}\p{N}]/gu;
/** Two phone numbers are equal if their last ten digits are equal. */
const PHONE_DIGITS = 10;

/**
 * Computes the keys of an order's buyer. The hashes use the shop's secret, so that nobody can find
 * an address by hashing all addresses, or recognise a person outside the shop.
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
