import { ProfileChanges, type User } from "@suvarna/contract/accounts/schemas";
import * as z from "zod/mini";

/** The values of the profile form. */
export interface ProfileValues {
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
 * The contract's rules for a profile. An account without a phone number can be saved without a
 * number.
 */
export const ProfileRules = z.pipe(
  z.transform(
    ({ hasPhone, phone, ...values }: ProfileValues): z.input<typeof ProfileChanges> =>
      hasPhone || phone.trim() !== "" ? { ...values, phone } : values,
  ),
  ProfileChanges,
);
