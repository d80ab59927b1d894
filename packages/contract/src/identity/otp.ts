import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { CODE_LENGTH } from "./constants.ts";

/** A one-time code as people type or paste it. Spaces and dashes between its digits are removed. */
export const Otp = z.pipe(
  z.pipe(
    z.string(say.otpMissing),
    z.transform((text) => text.replace(/[\s-]/g, "")),
  ),
  z
    .string()
    .check(z.minLength(1, say.otpMissing), z.regex(/^\d{6}$/, say.codeInvalid(CODE_LENGTH))),
);
