import { normalizePhone } from "@suvarna/domain/formats";
import * as z from "zod/mini";
import { inOnePlace, postalCodeSays } from "./place-input.ts";
import { atMost, Email, oneOf, requiredText } from "./wire.ts";

// What a shopper fills in, apart from the calls that send it: only pages with such a form need it.

const phoneSays = "Enter a phone number, such as +91 98000 00000";

/** A phone number in any usual spelling; normalised to E.164. */
export const Phone = z.pipe(
  requiredText("Enter a phone number", 24).check(
    z.refine((text) => normalizePhone(text) !== null, phoneSays),
  ),
  z.transform((text) => normalizePhone(text) ?? text),
);

export const COUNTRIES = ["India", "United States", "United Kingdom"] as const;
export const Country = oneOf(COUNTRIES, "Choose");

export const AddressInput = z
  .object({
    type: z._default(z.string().check(z.trim(), atMost(30)), "Home"),
    addressLine: requiredText("Enter the address", 300),
    city: requiredText("Enter the city", 100),
    state: requiredText("Enter the state", 100),
    zipcode: requiredText(postalCodeSays, 12),
    country: z._default(Country, "India"),
    primaryPhone: Phone,
    isDefault: z.optional(z.boolean()),
  })
  .check(inOnePlace("zipcode"));
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
