import { TextField } from "../parts/field.tsx";

/** The reason for a change at the desk, in the user's own words. */
export function ReasonField({
  value,
  onChange,
  missing,
  placeholder,
  className = "",
}: {
  value: string;
  onChange(value: string): void;
  /** The person wanted to go on without a reason. */
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
