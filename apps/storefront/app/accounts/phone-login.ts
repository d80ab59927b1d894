import { ApiError } from "@suvarna/contract/client";
import { phoneLogin, verifyOtp } from "@suvarna/contract/identity/calls";
import { CodePhone, type PhoneProfile } from "@suvarna/contract/identity/schemas";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";

/** A number that its holder has shown to hold, and what shows it to the sign-up. */
export type ProvedPhone = z.output<typeof PhoneProfile>;

/** A number as it is typed, to which a code can be sent; it comes out in E.164. */
export const TypedPhone = z.pipe(
  z.string().check(
    z.trim(),
    z.minLength(1, { error: "Enter phone number first", abort: true }),
    z.refine(
      (typed) => CodePhone.safeParse(typed).success,
      "Enter an Indian mobile number, such as 98000 00000",
    ),
  ),
  CodePhone,
);

/**
 * Has a code sent.
 * @returns after how many seconds another may be asked for
 * @throws ApiError
 */
export async function sendOtp(phone: string): Promise<number> {
  const { resendSeconds } = await browserApi.call(phoneLogin, { body: { phone } });
  return resendSeconds;
}

/**
 * Logs in with a code.
 * @param onVerified is told before the session is there, which leads the page on
 * @returns what the server says of a phone that opens no account yet, with the proof of it for the
 *   sign-up; null for who is logged in
 * @throws ApiError
 */
export async function logInWithOtp(
  { phone, otp }: { phone: string; otp: string },
  onVerified: () => void,
): Promise<{ message: string; profile: ProvedPhone } | null> {
  const answer = await browserApi.call(verifyOtp, { body: { phone, otp } });
  if (!("token" in answer)) return answer;
  onVerified();
  useSession.getState().logIn(answer.token, answer.user);
  return null;
}

/** Whether no code was sent because one is on its way. */
export function isTooSoon(error: unknown): boolean {
  return error instanceof ApiError && error.code === "otp_too_soon";
}

/** What to say of a step that failed: the server's words, or that it went wrong. */
export function phoneFailure(
  error: unknown,
  words: { readonly refused: string; readonly wrong: string },
): string {
  if (!(error instanceof ApiError) || error.status === 0) return words.wrong;
  return error.code === "unreadable" || error.message === "" ? words.refused : error.message;
}

export const SEND_FAILED = {
  refused: "Failed to send OTP",
  wrong: "Something went wrong while sending OTP",
};
export const VERIFY_FAILED = {
  refused: "Invalid OTP",
  wrong: "Something went wrong during verification",
};
