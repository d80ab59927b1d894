import { SCREENSHOT_TYPES } from "@suvarna/contract/support/constants";
import { FileField } from "@suvarna/ui/file-field.tsx";
import type { ComponentProps } from "react";

/** A file field for a picture that is sent with a message. */
export function ScreenshotField(
  input: Omit<ComponentProps<typeof FileField>, "label" | "accept" | "hint">,
) {
  return (
    <FileField
      {...input}
      label="Screenshot"
      optional
      accept={SCREENSHOT_TYPES.join()}
      hint="JPEG, PNG or WebP, at most 5 MB."
    />
  );
}
