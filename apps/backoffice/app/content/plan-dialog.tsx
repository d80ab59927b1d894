import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { fromIndiaInput, toIndiaInput } from "../parts/india-input.ts";

/** Asks for the time at which an article goes online. */
export function PlanDialog({
  open,
  at,
  busy,
  onClose,
  onPlan,
}: {
  open: boolean;
  /** The planned time; null for an article without a planned time. */
  at: string | null;
  busy: boolean;
  onClose(): void;
  onPlan(at: string): void;
}) {
  const [text, setText] = useState(toIndiaInput(at));
  const chosen = fromIndiaInput(text);
  const isPast = chosen !== null && Date.parse(chosen) <= Date.now();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="When it goes online"
      description="Until then only staff see it. Nothing has to be open at that time."
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind="primary"
            disabled={chosen === null || isPast}
            busy={busy && "Planning"}
            onClick={() => chosen && onPlan(chosen)}
          >
            Plan it
          </Button>
        </>
      }
    >
      <TextField
        label="Date and time in India"
        type="datetime-local"
        className="mt-4 max-w-70"
        value={text}
        min={toIndiaInput(new Date().toISOString())}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isPast ? "Choose a time that is still to come" : undefined}
      />
    </Dialog>
  );
}
