import type { ComponentProps } from "react";
import { CONTROL } from "./control-look.ts";
import { Field, type FieldWords } from "./field.tsx";

/** A field for a line of text. The other properties are the input's own. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldWords & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <input type="text" {...input} {...control} className={CONTROL} />}
    </Field>
  );
}
