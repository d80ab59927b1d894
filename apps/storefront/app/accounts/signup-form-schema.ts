import type { Country } from "@suvarna/contract/accounts/schemas";
import { Signup } from "@suvarna/contract/identity/schemas";
import { normalizePhone } from "@suvarna/domain/formats";
import * as z from "zod/mini";

/** What the signup form holds: the contract's fields, with one phone number for all. */
export interface SignupValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  addresses: [
    {
      addressLine: string;
      city: string;
      state: string;
      zipcode: string;
      country: z.output<typeof Country>;
    },
  ];
}

/** The contract's rules for a signup. The address is the home, reached under the same number. */
export const SignupForm = z.pipe(
  z.transform(({ addresses: [home], ...values }: SignupValues): z.input<typeof Signup> => {
    // Without a country's code it is a number of the country where one lives.
    const phone = normalizePhone(values.phone, home.country) ?? values.phone;
    return {
      ...values,
      phone,
      addresses: [{ ...home, type: "Home", primaryPhone: phone, isDefault: true }],
    };
  }),
  Signup,
);
