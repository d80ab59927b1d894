import * as z from "zod/mini";
import { AVATAR_MAX_BYTES, AVATAR_TYPES, PasswordChange } from "./account-care-input.ts";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { PhoneLogin, VerifyOtp } from "./sign-in-input.ts";
import { Id, Time } from "./wire.ts";

/** A place where one is logged in, such as "Chrome on Android". */
export const Login = z.object({
  _id: Id,
  device: z.string(),
  createdAt: Time,
  /** The one that asks. */
  current: z.boolean(),
});
export type Login = z.infer<typeof Login>;

export const getAccess = endpoint({
  method: "GET",
  path: "/auth/me/access",
  summary: "How one can log in, and where one is logged in, the newest first",
  auth: "user",
  replies: { 200: z.object({ hasPassword: z.boolean(), logins: z.array(Login) }) },
  errors: [],
});

export const endLogin = endpoint({
  method: "DELETE",
  path: "/auth/me/access/:id",
  summary: "Logs out in one place; whether or not it was there",
  auth: "user",
  params: z.object({ id: Id }),
  replies: { 204: null },
  errors: [],
});

export const logoutEverywhere = endpoint({
  method: "POST",
  path: "/auth/logout-everywhere",
  summary: "Ends every session of the account, this one too",
  auth: "user",
  replies: { 204: null },
  errors: [],
});

export const changePassword = endpoint({
  method: "POST",
  path: "/auth/me/password",
  summary: "Changes the password and ends every session; the answer has a new one's token",
  auth: "user",
  perMinute: 10,
  body: PasswordChange,
  replies: { 200: z.object({ token: z.string(), user: User }) },
  errors: ["password_wrong", "unavailable"],
});

export const putAvatar = endpoint({
  method: "PUT",
  path: "/auth/me/avatar",
  summary: "Sets the account's picture; the body is the file itself",
  auth: "user",
  perMinute: 10,
  file: { types: AVATAR_TYPES, maxBytes: AVATAR_MAX_BYTES },
  replies: { 200: User },
  errors: ["picture_unusable", "too_large"],
});

export const deleteAvatar = endpoint({
  method: "DELETE",
  path: "/auth/me/avatar",
  summary: "Takes the account's picture away; whether or not there was one",
  auth: "user",
  replies: { 200: User },
  errors: [],
});

export const sendPhoneProof = endpoint({
  method: "POST",
  path: "/auth/me/phone-code",
  summary: "Sends a one-time code to the number that is to be proved",
  auth: "user",
  perMinute: 30,
  body: PhoneLogin,
  replies: { 200: z.object({ message: z.string(), resendSeconds: z.number() }) },
  errors: ["otp_too_soon", "otp_too_many"],
});

export const provePhone = endpoint({
  method: "POST",
  path: "/auth/me/phone",
  summary: "Makes a number the account's own, proved by the code that it was sent",
  auth: "user",
  perMinute: 30,
  body: VerifyOtp,
  replies: { 200: User },
  errors: ["otp_wrong", "phone_taken", "password_needed", "login_old"],
});
