import * as z from "zod/mini";
import { againSays, NewPassword } from "./accounts-input.ts";
import { atMost, Email, requiredText } from "./wire.ts";

// What is filled in to care for an account, apart from the calls that send it.

/** What a picture of oneself may come as, and how large. */
export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

const currentPasswordSays = "Enter your present password";

export const PasswordChange = z.object({
  currentPassword: z
    .string(currentPasswordSays)
    .check(z.minLength(1, currentPasswordSays), atMost(128)),
  password: NewPassword,
});

/** A new password, twice, as a form asks for it. */
export const PasswordChoice = z
  .object({
    password: NewPassword,
    confirmPassword: z.string(againSays).check(z.minLength(1, againSays)),
  })
  .check(
    z.refine((choice) => choice.password === choice.confirmPassword, {
      error: "Passwords do not match!",
      path: ["confirmPassword"],
    }),
  );

/** Without the password only who has just logged in. */
export const AccountClosing = z.object({ password: z.optional(z.string().check(atMost(128))) });

export const ForgotPassword = z.object({ email: Email });

/** The secret of a link that was mailed. */
export const LinkToken = requiredText("This link is not complete", 200);

export const PasswordReset = z.object({ token: LinkToken, password: NewPassword });

export const EmailProof = z.object({ token: LinkToken });
