import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { Message, maxCharacters } from "../field-schemas.ts";
import { LinkToken, repeatPasswordMessage } from "../identity/schemas.ts";
import { MIN_STAFF_PASSWORD_LENGTH } from "./constants.ts";

const says = say.staffPasswordTooShort(MIN_STAFF_PASSWORD_LENGTH);

/** The password of a member of staff, which is longer than that of a shopper. */
const StaffPassword = z
  .string(say.passwordMissing)
  .check(z.minLength(MIN_STAFF_PASSWORD_LENGTH, says), maxCharacters(128));

/** The first password of a member of staff, typed twice in a form. */
export const StaffPasswordChoice = z
  .object({
    password: StaffPassword,
    confirmPassword: z.string(repeatPasswordMessage).check(z.minLength(1, repeatPasswordMessage)),
  })
  .check(
    z.refine((choice) => choice.password === choice.confirmPassword, {
      error: say.passwordsDiffer,
      path: ["confirmPassword"],
    }),
  );

export const acceptInvitation = {
  summary:
    "Opens the account of an invited member of staff with the password that they choose, once",
  body: z.object({ token: LinkToken, password: StaffPassword }),
  replies: { 201: Message },
};
