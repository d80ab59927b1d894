import { SCREENSHOT_TYPES } from "@suvarna/contract/support/constants";
import type { ComponentProps } from "react";
import { FileField } from "../ui/file-field.tsx";

/** A picture to go with what is written. */
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
