import { createHmac } from "node:crypto";
import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import { mailboxOf } from "@suvarna/domain/mailbox";
import { purposeKey } from "../platform/purpose-key.ts";

/** Keyed hashes by which the orders of one buyer and of one address are counted. */
export interface BuyerKeys {
  /** The hash of the account's proved phone number, or else of its proved mailbox. */
  readonly buyerKey: string;
  /** The hash of the delivery address, or of the phone number of a buyer without an address. */
  readonly addressKey: string;
  /** The hash of the phone number at the delivery address. */
  readonly phoneKey: string;
}

/**
 * Characters that are removed before hashing, because spaces in a postal code or phone number,
 * commas in an address and accents of letters carry no meaning.
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
  // Without an address, all such buyers would count as one.
  const place =
    street === "" ? digitsOf(phone) : [street, apartment, city, pincode, country].join(" ");
  return {
    buyerKey: keyOf("buyer", contact.includes("@") ? mailboxOf(contact) : digitsOf(contact)),
    addressKey: keyOf("address", lettersOf(place)),
    phoneKey: keyOf("phone", digitsOf(phone)),
  };
}

/** Returns the letters and digits of an address, by which two ways to write it are equal. */
function lettersOf(place: string): string {
  const plain = place.normalize("NFKD").toLowerCase().replace(NOT_A_LETTER, "");
  return plain.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The value of a digit of any script. Unicode has the ten digits of a script in sequence. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at));
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return value;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "").slice(-PHONE_DIGITS);
}
