import { COUNTRIES } from "@suvarna/domain/countries";
import { SelectField } from "@suvarna/ui/select-field.tsx";
import type { UseFormRegisterReturn } from "react-hook-form";

/** A select field with the countries that the shop delivers to. */
export function CountryField({
  field,
  error,
  className,
}: {
  field: UseFormRegisterReturn;
  error: string | undefined;
  className?: string;
}) {
  return (
    <SelectField
      {...field}
      label="Country"
      autoComplete="country-name"
      error={error}
      {...(className ? { className } : {})}
    >
      {COUNTRIES.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </SelectField>
  );
}
