import * as z from "zod/mini";
import { AddressInput, Login, ProfileChanges, Signup } from "./accounts-input.ts";
import { endpoint } from "./endpoint.ts";
import { Id, Time } from "./wire.ts";

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
  email: z.string(),
  /** Whether a mailed link has shown that the e-mail reaches the user. */
  emailVerified: z.boolean(),
  /** An e-mail that takes the place of the present one once a link to it is opened. */
  pendingEmail: z.nullable(z.string()),
  phone: z.string(),
  phoneVerified: z.boolean(),
  /** A number that takes the place of the present one once its code is entered. */
  pendingPhone: z.nullable(z.string()),
  location: z.string(),
  profileImage: z.nullable(z.string()),
  createdAt: Time,
  cartId: Id,
  addresses: z.array(Address),
  role: z.enum(["shopper", "staff"]),
});
export type User = z.infer<typeof User>;

export const signup = endpoint({
  method: "POST",
  path: "/auth/signup",
  summary: "Opens an account",
  auth: "public",
  perMinute: 30,
  body: Signup,
  replies: { 201: z.object({ message: z.string(), user: User }) },
  errors: ["email_taken", "phone_taken", "google_token_wrong", "unavailable"],
  fieldErrors: { confirmPassword: "passwords_differ" },
});

export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  summary: "Opens a session: the token for all later calls",
  auth: "public",
  perMinute: 30,
  body: Login,
  replies: { 200: z.object({ token: z.string(), user: User }) },
  errors: ["credentials_wrong", "unavailable"],
});

export const logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  summary: "Ends the session: its token is dead at once",
  auth: "user",
  replies: { 204: null },
  errors: [],
});

export const getMe = endpoint({
  method: "GET",
  path: "/auth/me",
  summary: "Who is logged in",
  auth: "user",
  replies: { 200: User },
  errors: [],
});

export const updateMe = endpoint({
  method: "PATCH",
  path: "/auth/me",
  summary: "Changes what the account says of its user",
  auth: "user",
  perMinute: 30,
  body: ProfileChanges,
  replies: { 200: User },
  errors: [
    "email_taken",
    "picture_unusable",
    "password_needed",
    "password_wrong",
    "login_old",
    "unavailable",
  ],
});

export const addAddress = endpoint({
  method: "POST",
  path: "/auth/me/addresses",
  summary: "Adds an address to the account",
  auth: "user",
  body: AddressInput,
  replies: { 201: Address },
  errors: [],
});

const addressParams = z.object({ id: Id });

export const updateAddress = endpoint({
  method: "PUT",
  path: "/auth/me/addresses/:id",
  summary: "Replaces an address of the account",
  auth: "user",
  params: addressParams,
  body: AddressInput,
  replies: { 200: Address },
  errors: ["not_found", "forbidden"],
});

export const deleteAddress = endpoint({
  method: "DELETE",
  path: "/auth/me/addresses/:id",
  summary: "Takes an address off the account",
  auth: "user",
  params: addressParams,
  replies: { 204: null },
  errors: ["not_found", "forbidden"],
});
