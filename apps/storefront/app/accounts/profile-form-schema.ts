import { ProfileChanges } from "@suvarna/contract/accounts/schemas";
import * as z from "zod/mini";

/** What the profile form holds. */
export interface ProfileValues {
  /** Whether the account has a phone number: one that it has can be changed, but not left empty. */
  hasPhone: boolean;
  fullName: string;
  email: string;
  phone: string;
  location: string;
  password: string;
}

/** The contract's rules. An account without a phone number is saved without one. */
export const ProfileRules = z.pipe(
  z.transform(
    ({ hasPhone, phone, ...values }: ProfileValues): z.input<typeof ProfileChanges> =>
      hasPhone || phone.trim() !== "" ? { ...values, phone } : values,
  ),
  ProfileChanges,
);
