import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";

/** Asks for a note about the cause, before an entry is removed from the list. */
export function NoteDialog({
  title,
  description,
  verb,
  isBusy,
  keep,
  onClose,
}: {
  title: string;
  description: string;
  verb: string;
  isBusy: boolean;
  keep(note: string): Promise<unknown>;
  onClose(): void;
}) {
  const [note, setNote] = useState("");
  async function send(): Promise<void> {
    try {
      await keep(note.trim());
      toast.done("It is written down");
      onClose();
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing was changed"));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind="primary"
            disabled={!note.trim()}
            busy={isBusy && "Writing down"}
            onClick={() => void send()}
          >
            {verb}
          </Button>
        </>
      }
    >
      <TextArea
        label="What you found out"
        className="mt-4"
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Dialog>
  );
}
