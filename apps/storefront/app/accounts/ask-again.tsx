import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";

/** Something personal could not be had: why, and a way to try once more. */
export function AskAgain({
  error,
  words = error.message,
  again,
}: {
  error: Error;
  /** What to say of it, when the error's own message is not enough. */
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
