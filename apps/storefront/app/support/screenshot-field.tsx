import { SCREENSHOT_MAX_BYTES, SCREENSHOT_TYPES } from "@suvarna/contract/support-input";
import { FileField } from "../ui/file-field.tsx";

const TYPES: readonly string[] = SCREENSHOT_TYPES;

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
    if (!file) return;
    const wrong =
      file.size > SCREENSHOT_MAX_BYTES
        ? "Choose a picture of at most 5 MB."
        : TYPES.includes(file.type)
          ? null
          : "Choose a JPEG, PNG or WebP picture.";
    if (!wrong) return;
    input.value = "";
    onWrong(wrong);
  }
  return (
    <FileField
      label="Screenshot"
      name="screenshot"
      optional
      accept={TYPES.join()}
      hint="JPEG, PNG or WebP, at most 5 MB."
      error={error}
      onChange={({ currentTarget }) => look(currentTarget)}
    />
  );
}
