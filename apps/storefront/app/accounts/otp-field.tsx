import { CODE_LENGTH } from "@suvarna/contract/identity/constants";
import { Field } from "@suvarna/ui/field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/**
 * A field for a one-time code. Its name in the form is `otp` by default. The field is a single
 * input, so that typing, pasting and the phone's autofill work, and looks like six boxes.
 */
export function OtpField({
  name = "otp",
  label = fields.otp,
  hint,
}: {
  name?: string;
  label?: string;
  hint: ReactNode;
}) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const error = fieldState.error?.message;
  const next = Math.min(field.value?.length ?? 0, CODE_LENGTH - 1);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className="group relative block">
          <span aria-hidden className="grid grid-cols-6 gap-2.5">
            {PLACES.map((place) => (
              <span
                key={place}
                className={`num grid min-h-15 place-items-center rounded-control border bg-surface text-[1.375rem] font-medium ${error ? "border-alert" : "border-line-strong"} ${place === next ? "group-has-focus-visible:border-surface group-has-focus-visible:outline-2 group-has-focus-visible:outline-wine" : ""}`}
              >
                {field.value?.[place]}
              </span>
            ))}
          </span>
          <input
            {...field}
            {...control}
            onChange={({ target }) => field.onChange(digitsOf(target.value))}
            inputMode="numeric"
            autoComplete="one-time-code"
            // The input's own digits are transparent, because the boxes below show them, and the box
            // of the next digit has the focus ring.
            className="absolute inset-0 w-full rounded-control bg-transparent text-transparent caret-transparent outline-none! selection:bg-transparent"
          />
        </span>
      )}
    </Field>
  );
}

/** The first six digits of a typed or pasted text: "123 456", or a whole message. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, CODE_LENGTH);
}
