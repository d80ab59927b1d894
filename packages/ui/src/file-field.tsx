import type { ComponentProps } from "react";
import { CONTROL } from "./control-look.ts";
import { Field, type FieldWords } from "./field.tsx";

/** A file input; the browser shows the chosen file's name. */
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
      {(control) => (
        <input
          {...input}
          {...control}
          type="file"
          className={`${CONTROL} py-3 text-small file:mr-4 file:border-0 file:bg-transparent file:font-medium file:text-wine`}
        />
      )}
    </Field>
  );
}
