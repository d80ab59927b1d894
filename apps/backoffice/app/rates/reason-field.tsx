import { TextField } from "../parts/field.tsx";

/** The field for the reason of a change of rates, in the user's own words. */
export function ReasonField({
  value,
  onChange,
  missing,
  placeholder,
  className = "",
}: {
  value: string;
  onChange(value: string): void;
  /** Whether the user has tried to continue without a reason, so that the field shows an error. */
  missing: boolean;
  placeholder: string;
  className?: string;
}) {
  return (
    <TextField
      label="Reason"
      className={className}
      value={value}
      maxLength={300}
      placeholder={placeholder}
      error={missing && !value.trim() ? "Say why, so that others can read it later" : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
