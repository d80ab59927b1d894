import { INDIAN_STATES } from "@suvarna/domain/indian-states";
import type { UseFormRegisterReturn } from "react-hook-form";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";

/** The state of an address: one of India's, or any name elsewhere. */
export function StateField({
  country,
  field,
  error,
  className,
}: {
  country: string | undefined;
  field: UseFormRegisterReturn;
  error: string | undefined;
  className?: string;
}) {
  const words = { label: "State", error, ...(className ? { className } : {}) };
  if (country !== "India") {
    return <TextField {...words} {...field} autoComplete="address-level1" />;
  }
  return (
    <SelectField {...words} {...field} autoComplete="address-level1">
      <option value="">Choose</option>
      {INDIAN_STATES.map(({ code, name }) => (
        <option key={code}>{name}</option>
      ))}
    </SelectField>
  );
}
