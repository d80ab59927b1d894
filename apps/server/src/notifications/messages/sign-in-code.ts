import type { PhoneText } from "../draft.ts";

export interface SignInCode {
  /** The one-time code, which has six digits. */
  readonly code: string;
}

/** How long a code is valid, which the registered text also states. */
export const CODE_MINUTES = 5;

/**
 * The words are those of the registered template, because operators drop a text that differs from
 * it.
 */
export function signInCode({ code }: SignInCode): PhoneText {
  return {
    template: "sign-in-code",
    text: `${code} is your OTP for Suvarna. Valid for ${CODE_MINUTES} minutes. Do not share it.`,
    variables: { code },
  };
}
