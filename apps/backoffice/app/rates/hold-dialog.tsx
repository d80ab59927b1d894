import { holdRates, releaseRates } from "@suvarna/contract/rates/staff-desk";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { SelectField } from "../parts/field.tsx";
import { useChange } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { holdChoices } from "./until.ts";

const HOUR_MS = 3_600_000;

/** The dialog that orders a hold of the current rates, or ends the hold. */
export function HoldDialog({ desk }: { desk: RatesDesk }) {
  // The dialog keeps its question until it closes, even if another person changes the hold in the
  // meantime.
  const [until] = useState(desk.heldUntil);
  return until ? <Release desk={desk} until={until} /> : <Hold desk={desk} />;
}

function Hold({ desk: { at, sheet, maxAgeHours } }: { desk: RatesDesk }) {
  const hold = useChange(holdRates, "/staff/rates");
  const latest = new Date(Date.parse(sheet?.takenAt ?? at) + maxAgeHours * HOUR_MS);
  const choices = holdChoices(new Date(at), latest);
  const [minutes, setMinutes] = useState(choices[0]?.minutes ?? 0);
  return (
    <ReasonDialog
      title="Hold the rates"
      description="Prices stand still and no source is asked. It ends by itself, and everyone at the desk can end it earlier."
      footnote="Takes effect at once"
      change={{
        verb: "Hold the rates",
        busy: "Holding",
        isDisabled: choices.length === 0,
        example: "Dhanteras, the board stands until closing",
        async send(reason) {
          await hold.mutateAsync({ body: { minutes, reason } });
          return ["The rates are held"];
        },
        failed: "The rates are not held",
      }}
      fields={
        choices.length === 0 ? (
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
        )
      }
    />
  );
}

function Release({ desk, until }: { desk: RatesDesk; until: string }) {
  const release = useChange(releaseRates, "/staff/rates");
  const what = desk.hold ? "held" : "entered by hand";
  return (
    <ReasonDialog
      title="Let the feed go on"
      description={`The rates are ${what} until ${sayTime(until)}. Released, the next reading replaces them, if the guard lets it through.`}
      footnote="Takes effect at once"
      change={{
        verb: "Release the rates",
        busy: "Releasing",
        example: "The board follows the market again",
        async send(reason) {
          await release.mutateAsync({ body: { reason } });
          return ["Released. The next reading counts."];
        },
        failed: "The rates are still held",
      }}
    />
  );
}
