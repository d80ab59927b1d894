import { COUNTRIES, HOME_COUNTRY } from "@suvarna/domain/countries";
import { normalizePhone } from "@suvarna/domain/formats";
import * as z from "zod/mini";
import { ADDRESS_RULES } from "./address-rules.ts";
import { byCountry } from "./place-input.ts";
import { atMost, Email, oneOf, requiredText } from "./wire.ts";

// What a shopper fills in, apart from the calls that send it: only pages with such a form need it.

const { phoneSays } = ADDRESS_RULES[HOME_COUNTRY];

const WrittenPhone = requiredText("Enter a phone number", 24);

/** A phone number in any usual spelling; normalised to E.164. Without a country's code it is India's. */
export const Phone = z.pipe(
  WrittenPhone.check(z.refine((text) => normalizePhone(text) !== null, phoneSays)),
  z.transform((text) => normalizePhone(text) ?? text),
);

export const Country = oneOf(COUNTRIES, "Choose");

/** The parts of an address that `byCountry` judges by its country, as far as they can be alone. */
export const PlaceParts = {
  /** Some countries have none. */
  state: z._default(z.string("Enter the state").check(z.trim(), atMost(100)), ""),
  postalCode: z.string("Enter the postal code").check(z.trim(), atMost(12)),
  country: z._default(Country, HOME_COUNTRY),
  /** Without a country's code it is of the address's country; normalised to E.164. */
  phone: WrittenPhone,
};

export const AddressInput = z
  .object({
    type: z._default(z.string().check(z.trim(), atMost(30)), "Home"),
    addressLine: requiredText("Enter the address", 300),
    city: requiredText("Enter the city", 100),
    state: PlaceParts.state,
    zipcode: PlaceParts.postalCode,
    country: PlaceParts.country,
    primaryPhone: PlaceParts.phone,
    isDefault: z.optional(z.boolean()),
  })
  .check(byCountry({ postalCode: "zipcode", phone: "primaryPhone" }));
export type AddressInput = z.output<typeof AddressInput>;

export const MIN_PASSWORD_LENGTH = 8;
const passwordSays = `Use at least ${MIN_PASSWORD_LENGTH} characters`;

export const NewPassword = z
  .string("Enter a password")
  .check(z.minLength(MIN_PASSWORD_LENGTH, passwordSays), atMost(128));

export const againSays = "Enter the password again";

/** What another service says of its user, signed: a JSON Web Token. */
export const IdToken = requiredText("Sign in with Google first", 8192).check(
  z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, "This is no ID token"),
);

/** Stands in letters: on one line, whatever was pasted. */
const PersonName = requiredText("Enter your name", 120).check(
  z.overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, " ")),
);

export const Signup = z
  .object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    confirmPassword: z.string(againSays).check(z.minLength(1, againSays)),
    phone: Phone,
    addresses: z
      .array(AddressInput, "Enter an address")
      .check(z.minLength(1, "Enter an address"), z.maxLength(5, "Use at most 5 addresses")),
    googleIdToken: z.optional(IdToken),
    /** What a right code answered for a number without account: this very number is proved by it. */
    phoneProof: z.optional(z.string().check(atMost(200))),
  })
  .check(
    z.refine((signup) => signup.password === signup.confirmPassword, {
      error: "Passwords do not match!",
      path: ["confirmPassword"],
    }),
  );
export type Signup = z.output<typeof Signup>;

export const Login = z.object({
  email: Email,
  password: z
    .string("Enter your password")
    .check(z.minLength(1, "Enter your password"), atMost(128)),
});

export const ProfileChanges = z.object({
  fullName: z.optional(PersonName),
  email: z.optional(Email),
  phone: z.optional(Phone),
  location: z.optional(z.string().check(z.trim(), atMost(120))),
  /** For a new e-mail or phone, where the login is not of just now. */
  password: z.optional(z.string().check(atMost(128))),
  /** A small picture as a `data:` address; null takes it away. Larger ones: `PUT /auth/me/avatar`. */
  profileImage: z.optional(z.nullable(z.string())),
});
