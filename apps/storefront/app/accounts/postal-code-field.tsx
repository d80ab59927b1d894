import { ADDRESS_RULES } from "@suvarna/contract/accounts/address-rules";
import { type Country, HOME_COUNTRY } from "@suvarna/domain/countries";
import { TextField } from "@suvarna/ui/text-field.tsx";
import type { UseFormRegisterReturn } from "react-hook-form";

/** The postal code of an address, labelled with the country's name for it. */
export function PostalCodeField({
  country = HOME_COUNTRY,
  field,
  error,
  autoComplete = "postal-code",
  className,
}: {
  country: Country | undefined;
  field: UseFormRegisterReturn;
  error: string | undefined;
  autoComplete?: string;
  className?: string;
}) {
  const { label, digitsOnly } = ADDRESS_RULES[country].postalCode;
  return (
    <TextField
      {...field}
      label={label}
      autoComplete={autoComplete}
      inputMode={digitsOnly ? "numeric" : "text"}
      error={error}
      className={className}
    />
  );
}
