import type { PhoneText } from "../draft.ts";

export interface SignInCode {
  /** Six digits. */
  readonly code: string;
}

/** How long a code can be used; the registered text says so too. */
export const CODE_MINUTES = 5;

/** The words are those of the registered template: operators drop a text that differs from it. */
export function signInCode({ code }: SignInCode): PhoneText {
  return {
    template: "sign-in-code",
    text: `${code} is your OTP for Suvarna. Valid for ${CODE_MINUTES} minutes. Do not share it.`,
    variables: { code },
    code: { digits: code, minutes: CODE_MINUTES },
  };
}
