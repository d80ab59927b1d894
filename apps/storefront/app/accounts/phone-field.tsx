import { CONTROL } from "@suvarna/ui/control-look.ts";
import { Field } from "@suvarna/ui/field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import type { ComponentProps } from "react";

/** An Indian mobile number, with its country code in front. */
export function PhoneField({
  error,
  ...input
}: { error: string | undefined } & Omit<ComponentProps<"input">, "type">) {
  return (
    <Field label={fields.phone} error={error}>
      {(control) => (
        <span className="grid grid-cols-[4.75rem_1fr]">
          <span
            aria-hidden
            className="num grid place-items-center rounded-l-control border border-r-0 border-line-strong bg-shell font-medium"
          >
            +91
          </span>
          <input
            {...input}
            {...control}
            type="tel"
            autoComplete="tel-national"
            className={`${CONTROL} num rounded-l-none!`}
          />
        </span>
      )}
    </Field>
  );
}
