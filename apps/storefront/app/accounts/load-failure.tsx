import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import * as account from "@suvarna/words/here/accounts";

/** Says why personal data could not be loaded, with a button to retry. */
export function LoadFailure({
  error,
  words = error.message,
  retry,
}: {
  error: Error;
  /** The text to show when the error's own message is not enough. */
  words?: string;
  retry(): void;
}) {
  return (
    <Notice kind="error">
      <p>{words}</p>
      <Button look="secondary" size="small" className="mt-4" onClick={retry}>
        {account.tryAgain}
      </Button>
    </Notice>
  );
}
