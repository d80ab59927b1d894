import { ApiError, refusalOf } from "@suvarna/contract/client";
import { signup } from "@suvarna/contract/identity/calls";
import type { Signup } from "@suvarna/contract/identity/schemas";
import * as say from "@suvarna/words/here/accounts-login";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { forgetGoogle } from "./google-memory.ts";
import type { SignupPrefill } from "./signup-prefill.ts";

/**
 * Creates an account. The call includes Google's ID token if its e-mail address is the same, and
 * the proof of the phone number if the visitor has proved a number.
 * @throws ApiError
 */
export async function signUp(
  input: z.output<typeof Signup>,
  { google, phone }: SignupPrefill,
): Promise<void> {
  const idToken = google?.email === input.email ? google.idToken : undefined;
  const registration = phone ? { ...input, phoneProof: phone.phoneProof } : input;
  try {
    const body = idToken ? { ...registration, googleIdToken: idToken } : registration;
    await browserApi.call(signup, { body });
  } catch (error) {
    // Google's token may have expired meanwhile; the account is then created without it.
    if (!idToken || refusalOf(signup, error)?.code !== "google_token_wrong") throw error;
    await browserApi.call(signup, { body: registration });
  }
  forgetGoogle();
}

/** The message of a failed sign-up. */
export function signupFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return say.signupError;
  return error.code === "unreadable" ? say.signupFailed : error.message;
}

/**
 * The form field that an error of the sign-up belongs to, where the server does not name a field.
 */
export function fieldOfRefusal(error: unknown): "email" | "phone" | "confirmPassword" | null {
  const code = refusalOf(signup, error)?.code;
  if (code === "email_taken") return "email";
  if (code === "phone_taken") return "phone";
  return code === "passwords_differ" ? "confirmPassword" : null;
}
