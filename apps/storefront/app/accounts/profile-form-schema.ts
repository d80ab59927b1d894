import { ProfileChanges, type User } from "@suvarna/contract/accounts/schemas";
import * as z from "zod/mini";

/** The values of the profile form. */
export interface ProfileValues {
  /** Whether the account has an e-mail address, which can then be changed but not removed. */
  hasEmail: boolean;
  /** Whether the account has a phone number, which can then be changed but not removed. */
  hasPhone: boolean;
  fullName: string;
  email: string;
  phone: string;
  location: string;
  language: User["language"];
  password: string;
}

/**
 * The contract's rules for a profile. An account without an e-mail address or a phone number can be
 * saved without one.
 */
export const ProfileRules = z.pipe(
  z.transform(
    ({
      hasEmail,
      hasPhone,
      email,
      phone,
      ...values
    }: ProfileValues): z.input<typeof ProfileChanges> => ({
      ...values,
      ...(hasEmail || email.trim() !== "" ? { email } : {}),
      ...(hasPhone || phone.trim() !== "" ? { phone } : {}),
    }),
  ),
  ProfileChanges,
);
