import { INDIAN_MOBILE } from "@suvarna/domain/formats";
import * as z from "zod/mini";
import { IdToken, Phone } from "./accounts-input.ts";

// What is filled in to log in without a password, apart from the calls that send it.

/** Codes go to Indian mobile numbers only. */
export const CodePhone = Phone.check(
  z.refine(
    (phone) => INDIAN_MOBILE.test(phone),
    "Enter an Indian mobile number, such as 98000 00000",
  ),
);

export const CODE_LENGTH = 6;

/** A one-time code as people type and paste it: blanks and dashes between its digits are none. */
export const Otp = z.pipe(
  z.pipe(
    z.string("Enter the OTP"),
    z.transform((text) => text.replace(/[\s-]/g, "")),
  ),
  z
    .string()
    .check(
      z.minLength(1, "Enter the OTP"),
      z.regex(/^\d{6}$/, `Enter the ${CODE_LENGTH} digits of the code`),
    ),
);

export const PhoneLogin = z.object({ phone: CodePhone });
export const VerifyOtp = z.object({ phone: CodePhone, otp: Otp });

export const IdTokenLogin = z.object({ idToken: IdToken });
