import * as z from "zod/mini";
import { EmailProof, ForgotPassword, PasswordReset } from "./account-care-input.ts";
import { endpoint } from "./endpoint.ts";
import { Message } from "./wire.ts";

/** The same for every e-mail. */
export const FORGOT_PASSWORD_ANSWER =
  "If the e-mail has an account with us, a letter with a link is on its way.";

export const forgotPassword = endpoint({
  method: "POST",
  path: "/auth/forgot-password",
  summary: "Mails a link to choose a new password, if the e-mail has an account",
  auth: "public",
  perMinute: 10,
  body: ForgotPassword,
  replies: { 200: Message },
  errors: [],
});

/** What a shop removes from an account that its owner takes over by the first proof of the e-mail. */
const RemovedContact = z.enum(["phone", "addresses", "location"]);
export type RemovedContact = z.infer<typeof RemovedContact>;

export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  summary: "Sets the password by a mailed link, once, and ends every session",
  auth: "public",
  perMinute: 10,
  body: PasswordReset,
  replies: {
    200: z.object({
      message: z.string(),
      /** Not empty where nobody had confirmed the e-mail before: a stranger may have entered these. */
      removed: z.array(RemovedContact),
    }),
  },
  errors: ["link_dead", "unavailable"],
});

export const sendVerification = endpoint({
  method: "POST",
  path: "/auth/me/verification",
  summary: "Mails a link that proves the e-mail address",
  auth: "user",
  perMinute: 30,
  replies: { 200: Message },
  errors: [],
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/auth/verify-email",
  summary: "Proves an e-mail address by a mailed link, once; whoever has the link may",
  auth: "public",
  perMinute: 10,
  body: EmailProof,
  replies: { 200: Message },
  errors: ["link_dead", "email_taken"],
});
