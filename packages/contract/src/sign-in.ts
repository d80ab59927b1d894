import * as z from "zod/mini";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { IdTokenLogin, PhoneLogin, VerifyOtp } from "./sign-in-input.ts";

export const COMPLETE_REGISTRATION = "Please complete your registration first.";

/** What is known of somebody with a phone and no account yet; the proof is for the sign-up. */
export const PhoneProfile = z.object({ phone: z.string(), phoneProof: z.string() });

export const phoneLogin = endpoint({
  method: "POST",
  path: "/auth/phone-login",
  summary: "Sends a one-time code to a phone, whether or not an account has its number",
  auth: "public",
  perMinute: 30,
  body: PhoneLogin,
  replies: {
    200: z.object({
      message: z.string(),
      /** After how many seconds another code may be asked for. */
      resendSeconds: z.number(),
    }),
  },
  errors: ["otp_too_soon", "otp_too_many"],
});

export const verifyOtp = endpoint({
  method: "POST",
  path: "/auth/verify-otp",
  summary: "Opens a session with a one-time code, or says that the phone has no account yet",
  auth: "public",
  perMinute: 30,
  body: VerifyOtp,
  replies: {
    200: z.union([
      z.object({ message: z.string(), token: z.string(), user: User }),
      z.object({ message: z.string(), profile: PhoneProfile }),
    ]),
  },
  errors: ["otp_wrong"],
});

/** What Google says of somebody who has no account yet. */
export const GoogleProfile = z.object({
  email: z.string(),
  name: z.string(),
  photo: z.nullable(z.string()),
});

export const googleSignin = endpoint({
  method: "POST",
  path: "/auth/google-signin",
  summary: "Opens a session with Google's ID token, or says that its e-mail has no account yet",
  auth: "public",
  perMinute: 30,
  body: IdTokenLogin,
  replies: {
    200: z.union([
      z.object({ token: z.string(), user: User }),
      z.object({ message: z.string(), profile: GoogleProfile }),
    ]),
  },
  errors: ["google_token_wrong", "other_method", "unavailable"],
});

export const hostedSignin = endpoint({
  method: "POST",
  path: "/auth/hosted-signin",
  summary: "The same with an ID token of the hosted sign-in service, by Google or by phone",
  auth: "public",
  perMinute: 30,
  body: IdTokenLogin,
  replies: {
    200: z.union([
      z.object({ token: z.string(), user: User }),
      z.object({ message: z.string(), profile: z.union([GoogleProfile, PhoneProfile]) }),
    ]),
  },
  errors: ["google_token_wrong", "other_method", "unavailable"],
});
