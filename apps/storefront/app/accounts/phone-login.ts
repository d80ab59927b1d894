import { ApiError } from "@suvarna/contract/client";
import { phoneLogin, verifyOtp } from "@suvarna/contract/identity/calls";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { CodePhone, type PhoneProfile } from "@suvarna/contract/identity/schemas";
import * as say from "@suvarna/words/here/accounts-login";
import * as invalid from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { randomId } from "../platform/random-id.ts";
import { deviceHeaders, useSession } from "../platform/session.ts";

/** A phone number whose owner has entered its code, with the server's proof for the sign-up. */
export type ProvedPhone = z.output<typeof PhoneProfile>;

/** A typed phone number to which a code can be sent. The parsed value is in E.164 format. */
export const TypedPhone = z.pipe(
  z.string().check(
    z.trim(),
    z.minLength(1, { error: say.enterPhoneFirst, abort: true }),
    z.refine((typed) => CodePhone.safeParse(typed).success, invalid.indianMobileInvalid),
  ),
  CodePhone,
);

let attempt: string | undefined;

/**
 * The id of this page's login attempt. It is secret, so that wrong codes from other people do not
 * count against the attempt.
 */
function attemptOfPage(): string {
  attempt ??= randomId();
  return attempt;
}

/**
 * Requests a one-time code by text message.
 * @returns the seconds after which another code may be requested
 * @throws ApiError
 */
export async function sendOtp(phone: string): Promise<number> {
  const { resendSeconds } = await browserApi.call(phoneLogin, {
    headers: deviceHeaders(),
    body: { phone, attempt: attemptOfPage() },
  });
  return resendSeconds;
}

/**
 * Logs in with a code.
 * @param onVerified is called before the session exists, because the session makes the page
 *   navigate
 * @returns null after the login; for a number without an account, the server's message with the
 *   proof of the number for the sign-up; for an account with a second factor, the second step
 * @throws ApiError
 */
export async function logInWithOtp(
  { phone, otp }: { phone: string; otp: string },
  onVerified: () => void,
): Promise<{ message: string; profile: ProvedPhone } | FactorNeeded | null> {
  const answer = await browserApi.call(verifyOtp, {
    body: { phone, otp, attempt: attemptOfPage() },
  });
  if (!("token" in answer)) return answer;
  onVerified();
  useSession.getState().logIn(answer);
  return null;
}

/** Whether the server sent no code because it sent the last code too recently. */
export function isTooSoon(error: unknown): boolean {
  return error instanceof ApiError && error.code === "otp_too_soon";
}

/**
 * The message of a failed step in the login by phone: the server's message, or a general message.
 */
export function phoneFailure(
  error: unknown,
  words: { readonly refused: string; readonly wrong: string },
): string {
  if (!(error instanceof ApiError) || error.status === 0) return words.wrong;
  return error.code === "unreadable" || error.message === "" ? words.refused : error.message;
}

export const SEND_FAILED = {
  refused: say.otpNotSent,
  wrong: say.otpSendingFailed,
};
export const VERIFY_FAILED = {
  refused: say.otpInvalid,
  wrong: say.otpVerifyingFailed,
};
