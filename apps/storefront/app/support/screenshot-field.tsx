import { SCREENSHOT_TYPES } from "@suvarna/contract/support/constants";
import { FileField } from "@suvarna/ui/file-field.tsx";
import * as say from "@suvarna/words/here/tickets";
import type { ComponentProps } from "react";

/** A file field for a picture that is sent with a message. */
export function ScreenshotField(
  input: Omit<ComponentProps<typeof FileField>, "label" | "accept" | "hint">,
) {
  return (
    <FileField
      {...input}
      label={say.screenshot}
      optional
      accept={SCREENSHOT_TYPES.join()}
      hint={say.screenshotHint}
    />
  );
}
