import { SCREENSHOT_TYPES } from "@suvarna/contract/support/constants";
import { FileField } from "../ui/file-field.tsx";
import { wrongPicture } from "./send-picture.ts";

/** A picture to go with what is written. One that can't be sent is not kept in the field. */
export function ScreenshotField({
  error,
  onWrong,
}: {
  error?: string | undefined;
  onWrong(message: string): void;
}) {
  function look(input: HTMLInputElement): void {
    const [file] = input.files ?? [];
    const wrong = file ? wrongPicture(file) : null;
    if (!wrong) return;
    input.value = "";
    onWrong(wrong);
  }
  return (
    <FileField
      label="Screenshot"
      name="screenshot"
      optional
      accept={SCREENSHOT_TYPES.join()}
      hint="JPEG, PNG or WebP, at most 5 MB."
      error={error}
      onChange={({ currentTarget }) => look(currentTarget)}
    />
  );
}
