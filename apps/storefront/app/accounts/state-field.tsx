import { ADDRESS_RULES } from "@suvarna/contract/accounts/address-rules";
import { type Country, HOME_COUNTRY } from "@suvarna/domain/countries";
import { SelectField } from "@suvarna/ui/select-field.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as countries from "@suvarna/words/here/countries";
import type { UseFormRegisterReturn } from "react-hook-form";

/**
 * The state of an address: a choice from the country's list, or an optional text without a list.
 */
export function StateField({
  country = HOME_COUNTRY,
  field,
  error,
  className,
}: {
  country: Country | undefined;
  field: UseFormRegisterReturn;
  error: string | undefined;
  className?: string;
}) {
  const { label, names, optional } = ADDRESS_RULES[country].state;
  const words = {
    label,
    optional,
    error,
    ...(className ? { className } : {}),
  };
  if (names.length === 0) {
    return <TextField {...words} {...field} autoComplete="address-level1" />;
  }
  return (
    // The key makes a new select element when the country changes, so that it starts at its first
    // option; otherwise the browser keeps the old position.
    <SelectField key={country} {...words} {...field} autoComplete="address-level1">
      <option value="">{fields.chooseState}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {countries.stateWords(name)}
        </option>
      ))}
    </SelectField>
  );
}
