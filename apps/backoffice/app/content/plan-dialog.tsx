import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { fromIndiaInput, toIndiaInput } from "../parts/india-input.ts";

/**
 * Asks for the time at which an article goes online. The page shows it only while it is open, so
 * that it begins with the planned time of that moment.
 */
export function PlanDialog({
  at,
  busy,
  onClose,
  onPlan,
}: {
  /** The planned time; null for an article without a planned time. */
  at: string | null;
  busy: boolean;
  onClose(): void;
  onPlan(at: string): void;
}) {
  const [text, setText] = useState(toIndiaInput(at));
  const chosen = fromIndiaInput(text);
  const [now, setNow] = useState(Date.now);
  const isPast = chosen !== null && Date.parse(chosen) <= now;
  function plan(): void {
    const clock = Date.now();
    // The chosen time may have passed while the dialog was open.
    setNow(clock);
    if (chosen !== null && Date.parse(chosen) > clock) onPlan(chosen);
  }
  return (
    <Dialog
      open
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
            onClick={plan}
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
        min={toIndiaInput(new Date(now).toISOString())}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setNow(Date.now());
        }}
        error={isPast ? "Choose a time that is still to come" : undefined}
      />
    </Dialog>
  );
}
