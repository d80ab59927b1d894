import { COUNTRIES, HOME_COUNTRY } from "@suvarna/domain/countries";
import { normalizePhone } from "@suvarna/domain/formats";
import { STAFF_ROLES } from "@suvarna/domain/staff/permission";
import * as say from "@suvarna/words/here/fields";
import { LANGUAGE_CODES } from "@suvarna/words/languages";
import * as z from "zod/mini";
import {
  ById,
  Email,
  Id,
  maxCharacters,
  oneOfWords,
  personName,
  requiredText,
  Time,
} from "../field-schemas.ts";
import { ADDRESS_RULES } from "./address-rules.ts";
import { addressRulesByCountry } from "./place-rules.ts";

const { phoneMessage } = ADDRESS_RULES[HOME_COUNTRY];

const WrittenPhone = requiredText(say.phoneMissing, 24);

/**
 * A phone number in any usual spelling, normalised to E.164. A number without a country code counts
 * as Indian.
 */
export const Phone = z.pipe(
  WrittenPhone.check(z.refine((text) => normalizePhone(text) !== null, phoneMessage)),
  z.transform((text) => normalizePhone(text) ?? text),
);

export const Country = oneOfWords(COUNTRIES, "Choose");

/**
 * The fields of an address that `addressRulesByCountry` validates by the address's country. The rules here hold
 * for every country.
 */
export const PlaceFields = {
  /** The state; empty for a country without states. */
  state: z._default(z.string(say.stateMissing).check(z.trim(), maxCharacters(100)), ""),
  postalCode: z.string(say.postalCodeMissing).check(z.trim(), maxCharacters(12)),
  country: z._default(Country, HOME_COUNTRY),
  /**
   * The phone number, normalised to E.164. Without a country code it belongs to the address's
   * country.
   */
  phone: WrittenPhone,
};

export const AddressInput = z
  .object({
    type: z._default(z.string().check(z.trim(), maxCharacters(30)), "Home"),
    addressLine: requiredText(say.addressLineMissing, 300),
    city: requiredText(say.cityMissing, 100),
    state: PlaceFields.state,
    zipcode: PlaceFields.postalCode,
    country: PlaceFields.country,
    primaryPhone: PlaceFields.phone,
    isDefault: z.optional(z.boolean()),
  })
  .check(addressRulesByCountry({ postalCode: "zipcode", phone: "primaryPhone" }));
export type AddressInput = z.output<typeof AddressInput>;

export const PersonName = personName(say.nameMissing);

export const ProfileChanges = z.object({
  fullName: z.optional(PersonName),
  email: z.optional(Email),
  phone: z.optional(Phone),
  location: z.optional(z.string().check(z.trim(), maxCharacters(120))),
  /** The language in which the shop writes to the user. */
  language: z.optional(z.enum(LANGUAGE_CODES)),
  /** The password, required for a new e-mail address or phone number if the login is not recent. */
  password: z.optional(z.string().check(maxCharacters(128))),
  /**
   * A small picture as a `data:` URL; null removes the picture. Larger pictures are sent by `PUT
   * /auth/me/avatar`.
   */
  profileImage: z.optional(z.nullable(z.string())),
});

/** The request to close an account. The password may be left out only directly after a login. */
export const AccountClosing = z.object({
  password: z.optional(z.string().check(maxCharacters(128))),
});

export const Address = z.object({
  _id: Id,
  type: z.string(),
  addressLine: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  country: z.string(),
  primaryPhone: z.string(),
  isDefault: z.boolean(),
  createdAt: Time,
  updatedAt: Time,
});
export type Address = z.infer<typeof Address>;

export const User = z.object({
  _id: Id,
  fullName: z.string(),
  /** Empty for a shopper who was entered at the counter and has given no e-mail address. */
  email: z.string(),
  /** Whether the user has opened a link that was mailed to the e-mail address. */
  emailVerified: z.boolean(),
  /**
   * A new e-mail address, which replaces the current address once its owner opens a mailed link.
   */
  pendingEmail: z.nullable(z.string()),
  phone: z.string(),
  phoneVerified: z.boolean(),
  /** A new phone number, which replaces the current number once its owner enters the code. */
  pendingPhone: z.nullable(z.string()),
  location: z.string(),
  /** The language in which the shop writes to the user. */
  language: z.enum(LANGUAGE_CODES),
  profileImage: z.nullable(z.string()),
  createdAt: Time,
  cartId: Id,
  addresses: z.array(Address),
  role: z.enum(["shopper", "staff"]),
  /** The role of a member of staff, which decides the permissions. */
  staffRole: z.optional(z.enum(STAFF_ROLES)),
});
export type User = z.infer<typeof User>;

export const getMe = {
  summary: "Who is logged in",
  replies: { 200: User },
};

/** The numbers of an account's orders, favourites, price alerts and tickets. */
export const AccountCounts = z.object({
  orders: z.int(),
  ordersOnTheWay: z.int(),
  ordersDone: z.int(),
  favorites: z.int(),
  /** The number of active price alerts. */
  alerts: z.int(),
  /** The number of support tickets that are not closed. */
  tickets: z.int(),
});
export type AccountCounts = z.infer<typeof AccountCounts>;

export const countMine = {
  summary: "How many orders, favourites, price alerts and open tickets the account has",
  replies: { 200: AccountCounts },
};

export const updateMe = {
  summary: "Changes what the account says of its user",
  body: ProfileChanges,
  replies: { 200: User },
};

export const addAddress = {
  summary: "Adds an address to the account",
  body: AddressInput,
  replies: { 201: Address },
};

export const updateAddress = {
  summary: "Replaces an address of the account",
  params: ById,
  body: AddressInput,
  replies: { 200: Address },
};

export const deleteAddress = {
  summary: "Takes an address off the account",
  params: ById,
  replies: { 204: null },
};

export const putAvatar = {
  summary: "Sets the account's picture; the body is the file itself",
  replies: { 200: User },
};

export const deleteAvatar = {
  summary: "Takes the account's picture away; whether or not there was one",
  replies: { 200: User },
};

export const exportMe = {
  summary: "All that the shop holds on the user, by the part of the shop that holds it",
  replies: { 200: z.record(z.string(), z.unknown()) },
};

export const deleteMe = {
  summary: "Closes the account; of its orders what the law asks for is kept, without the person",
  body: z.nullish(AccountClosing),
  replies: { 204: null },
};
