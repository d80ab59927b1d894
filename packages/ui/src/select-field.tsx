import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";
import { Select } from "./select.tsx";

/** A select element with its label. The options are passed as children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  ...select
}: FieldWords & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
