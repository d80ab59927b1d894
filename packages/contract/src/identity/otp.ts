import * as z from "zod/mini";
import { CODE_LENGTH } from "./constants.ts";

/** A one-time code as people type or paste it. Spaces and dashes between its digits are removed. */
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
