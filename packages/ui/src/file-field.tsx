import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";
import { FileInput } from "./file-input.tsx";

/** A file input with a label, a hint and an error. */
export function FileField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldWords & Omit<ComponentProps<"input">, "type">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <FileInput {...input} {...control} />}
    </Field>
  );
}
