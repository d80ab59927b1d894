import { holdRates, releaseRates } from "@suvarna/contract/rates/staff-desk";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField } from "../parts/field.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { ReasonField } from "./reason-field.tsx";
import { holdChoices } from "./until.ts";
import { useClose } from "./use-close.ts";

const HOUR_MS = 3_600_000;

/** The dialog that orders a hold of the current rates, or ends the hold. */
export function HoldDialog({ desk }: { desk: RatesDesk }) {
  // The dialog keeps its question until it closes, even if another person changes the hold in the
  // meantime.
  const [until] = useState(desk.heldUntil);
  return until ? <Release desk={desk} until={until} /> : <Hold desk={desk} />;
}

function Hold({ desk: { at, sheet, maxAgeHours } }: { desk: RatesDesk }) {
  const close = useClose();
  const hold = useChange(holdRates, "/staff/rates");
  const latest = new Date(Date.parse(sheet?.takenAt ?? at) + maxAgeHours * HOUR_MS);
  const choices = holdChoices(new Date(at), latest);
  const [minutes, setMinutes] = useState(choices[0]?.minutes ?? 0);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);

  async function send() {
    if (!reason.trim()) return setMissing(true);
    try {
      await hold.mutateAsync({ body: { minutes, reason: reason.trim() } });
      toast.done("The rates are held");
      close();
    } catch (error) {
      toast.failed("The rates are not held", sentenceOf(error));
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title="Hold the rates"
      description="Prices stand still and no source is asked. It ends by itself, and everyone at the desk can end it earlier."
      footnote="Takes effect at once"
      actions={
        <>
          <Button onClick={close}>Leave it</Button>
          <MoneyButton
            kind="primary"
            disabled={choices.length === 0}
            busy={hold.isPending ? "Holding" : false}
            onClick={() => void send()}
          >
            Hold the rates
          </MoneyButton>
        </>
      }
    >
      {choices.length === 0 ? (
        <Bar tone="alert" className="mt-4">
          These rates are too old to hold. Enter the rates by hand, with a second person.
        </Bar>
      ) : (
        <SelectField
          label="Until"
          className="mt-4"
          hint={`The market's prices may be ${maxAgeHours} h old at most. For longer, enter the rates by hand.`}
          value={minutes}
          onChange={(event) => setMinutes(Number(event.target.value))}
        >
          {choices.map((choice) => (
            <option key={choice.words} value={choice.minutes}>
              {choice.words}
            </option>
          ))}
        </SelectField>
      )}
      <ReasonField
        className="mt-3"
        value={reason}
        onChange={setReason}
        missing={missing}
        placeholder="Dhanteras, the board stands until closing"
      />
    </Dialog>
  );
}

function Release({ desk, until }: { desk: RatesDesk; until: string }) {
  const close = useClose();
  const release = useChange(releaseRates, "/staff/rates");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const what = desk.hold ? "held" : "entered by hand";

  async function send() {
    if (!reason.trim()) return setMissing(true);
    try {
      await release.mutateAsync({ body: { reason: reason.trim() } });
      toast.done("Released. The next reading counts.");
      close();
    } catch (error) {
      toast.failed("The rates are still held", sentenceOf(error));
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title="Let the feed go on"
      description={`The rates are ${what} until ${sayTime(until)}. Released, the next reading replaces them, if the guard lets it through.`}
      footnote="Takes effect at once"
      actions={
        <>
          <Button onClick={close}>Leave it</Button>
          <MoneyButton
            kind="primary"
            busy={release.isPending ? "Releasing" : false}
            onClick={() => void send()}
          >
            Release the rates
          </MoneyButton>
        </>
      }
    >
      <ReasonField
        className="mt-4"
        value={reason}
        onChange={setReason}
        missing={missing}
        placeholder="The board follows the market again"
      />
    </Dialog>
  );
}
