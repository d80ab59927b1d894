import { type ReactNode, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { sentenceOf } from "../platform/api.ts";

/**
 * Asks for a confirmation before content is deleted for good. If the server refuses the deletion,
 * the dialog shows the message.
 */
export function RemoveDialog({
  open,
  title,
  action,
  children,
  onClose,
  onRemove,
}: {
  open: boolean;
  /** The question, such as "Delete the category Rings?". */
  title: string;
  /** The label of the button that deletes the content. */
  action: string;
  /** The text about the consequences of the deletion. */
  children: ReactNode;
  onClose(): void;
  onRemove(): Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  function close(): void {
    setFailure(null);
    onClose();
  }
  async function run(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await onRemove();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={<p>{children}</p>}
      actions={
        <>
          <Button kind="text" onClick={close}>
            Leave it
          </Button>
          <Button kind="danger" busy={busy && "Deleting"} onClick={() => void run()}>
            {action}
          </Button>
        </>
      }
    >
      {failure ? (
        <Bar tone="alert" live="alert" className="mt-4">
          {failure}
        </Bar>
      ) : null}
    </Dialog>
  );
}
