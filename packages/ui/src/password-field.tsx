import * as say from "@suvarna/words/here/ui";
import { Eye, EyeOff } from "lucide";
import { type ComponentProps, useState } from "react";
import { CONTROL } from "./control-look.ts";
import { Field, type FieldWords } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldWords & Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={`${CONTROL} pr-13`}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? say.hide(label) : say.show(label)}
            onClick={() => setShown(!shown)}
            className="absolute! top-1 right-1"
          />
        </span>
      )}
    </Field>
  );
}
