import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";

/** Says why personal data could not be loaded, with a button to retry. */
export function AskAgain({
  error,
  words = error.message,
  again,
}: {
  error: Error;
  /** The text to show when the error's own message is not enough. */
  words?: string;
  again(): void;
}) {
  return (
    <Notice kind="error">
      <p>{words}</p>
      <Button look="secondary" size="small" className="mt-4" onClick={again}>
        Try again
      </Button>
    </Notice>
  );
}
