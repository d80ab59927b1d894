import { type ReactNode, useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { ReasonField } from "./reason-field.tsx";
import { useClose } from "./use-close.ts";

/** A change of the rates desk, which needs a reason. */
interface ReasonedChange {
  /** The label of the button that makes the change. */
  readonly verb: string;
  /** The label of the button while the server works. */
  readonly busy: string;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  /** An example of a reason. */
  readonly example: string;
  /** Makes the change. @returns the message to show: its title, and a text below the title */
  send(reason: string): Promise<readonly [title: string, text?: string]>;
  /** The title of the message when the change fails. */
  readonly failed: string;
}

/** A dialog of the rates desk, which asks for a reason and then makes one change. */
export function ReasonDialog({
  title,
  description,
  footnote,
  change,
  fields,
  children,
}: {
  title: string;
  description: string;
  footnote?: string;
  change: ReasonedChange;
  /** The fields above the reason. */
  fields?: ReactNode;
  /** The content below the reason. */
  children?: ReactNode;
}) {
  const close = useClose();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);

  async function send() {
    if (!reason.trim()) return setMissing(true);
    setSending(true);
    try {
      const [words, text] = await change.send(reason.trim());
      toast.done(words, text ? { text } : {});
      close();
    } catch (error) {
      toast.failed(...failureWords(error, change.failed));
    } finally {
      setSending(false);
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={description}
      footnote={footnote}
      actions={
        <>
          <Button onClick={close}>Leave it</Button>
          <MoneyButton
            kind={change.isDangerous ? "danger" : "primary"}
            disabled={change.isDisabled}
            busy={isSending && change.busy}
            onClick={() => void send()}
          >
            {change.verb}
          </MoneyButton>
        </>
      }
    >
      {fields}
      <ReasonField
        className="mt-4"
        value={reason}
        onChange={setReason}
        missing={missing}
        placeholder={change.example}
      />
      {children}
    </Dialog>
  );
}
