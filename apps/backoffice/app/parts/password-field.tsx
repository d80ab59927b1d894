import { Eye, EyeOff } from "lucide";
import { type ComponentProps, useState } from "react";
import { IconButton } from "./button.tsx";
import { TextField } from "./field.tsx";

/** A password field with a button that shows the password. */
export function PasswordField(
  field: Omit<ComponentProps<typeof TextField>, "type" | "button" | "prefix" | "unit">,
) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      button={
        <IconButton
          kind="text"
          small
          icon={isShown ? EyeOff : Eye}
          className="text-ink-mute!"
          name={isShown ? "Hide the password" : "Show the password"}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
