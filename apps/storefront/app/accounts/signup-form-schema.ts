import type { Country } from "@suvarna/contract/accounts/schemas";
import { Signup } from "@suvarna/contract/identity/schemas";
import { normalizePhone } from "@suvarna/domain/formats";
import * as z from "zod/mini";

/** The values of the sign-up form: the contract's fields, with one phone number for all uses. */
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

/** The contract's rules for a sign-up. The address is the home address, with the same number. */
export const SignupForm = z.pipe(
  z.transform(({ addresses: [home], ...values }: SignupValues): z.input<typeof Signup> => {
    // A number without a country code belongs to the country of the address.
    const phone = normalizePhone(values.phone, home.country) ?? values.phone;
    return {
      ...values,
      phone,
      addresses: [{ ...home, type: "Home", primaryPhone: phone, isDefault: true }],
    };
  }),
  Signup,
);
