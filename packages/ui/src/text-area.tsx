import type { ComponentProps } from "react";
import { CONTROL } from "./control-look.ts";
import { Field, type FieldWords } from "./field.tsx";

/** A field for several lines of text. It grows with the text in browsers that support it. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...area
}: FieldWords & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`${CONTROL} field-sizing-content min-h-30! max-h-120 py-3.5`}
        />
      )}
    </Field>
  );
}
