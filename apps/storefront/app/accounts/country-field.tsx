import { COUNTRIES } from "@suvarna/domain/countries";
import { SelectField } from "@suvarna/ui/select-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as countries from "@suvarna/words/here/countries";
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
      label={fields.country}
      autoComplete="country-name"
      error={error}
      {...(className ? { className } : {})}
    >
      {COUNTRIES.map((country) => (
        <option key={country} value={country}>
          {countries.countryWords(country)}
        </option>
      ))}
    </SelectField>
  );
}
