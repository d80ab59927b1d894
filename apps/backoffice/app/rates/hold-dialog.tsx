import { holdRates, releaseRates } from "@suvarna/contract/rates/staff-desk";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { useChange } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { hasMovedFar, sayRates } from "./rate-words.ts";
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

function Hold({ desk }: { desk: RatesDesk }) {
  const { at, sheet, maxAgeHours } = desk;
  // The dialog shows the newest rates and holds exactly these. A live market moves every few
  // seconds, so only a move that surprises makes the user look at the rates first.
  const [seen, setSeen] = useState(sheet);
  const isOutdated = sheet !== null && seen !== null && hasMovedFar(seen, sheet);
  const hold = useChange(holdRates, "/staff/rates");
  const latest = new Date(Date.parse(sheet?.takenAt ?? at) + maxAgeHours * HOUR_MS);
  // The choices stay as they were when the dialog opened, so that the chosen one does not vanish.
  const [choices] = useState(() => holdChoices(new Date(at), latest));
  const [chosen, setChosen] = useState(0);
  return (
    <ReasonDialog
      title="Hold the rates"
      description="Prices stand still and no source is asked. It ends by itself, and everyone at the desk can end it earlier."
      footnote="Takes effect at once"
      change={{
        verb: "Hold the rates",
        busy: "Holding",
        isDisabled: choices.length === 0 || isOutdated,
        example: "Dhanteras, the board stands until closing",
        async send(reason) {
          await hold.mutateAsync({
            body: { ...choices[chosen]?.hold, reason, sheetId: sheet?._id },
          });
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
          <>
            {sheet && !isOutdated ? (
              <p className="mt-4">These rates will stand: {sayRates(sheet)}.</p>
            ) : null}
            {sheet && isOutdated ? (
              <NewerRates sheet={sheet} onSeen={() => setSeen(sheet)} />
            ) : null}
            <SelectField
              label="Until"
              className="mt-4"
              hint={`The market's prices may be ${maxAgeHours} h old at most. For longer, enter the rates by hand.`}
              value={chosen}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {choices.map(({ words }, place) => (
                <option key={words} value={place}>
                  {words}
                </option>
              ))}
            </SelectField>
          </>
        )
      }
    />
  );
}

/** Says that the rates have moved far while the dialog was open, and shows the new ones. */
function NewerRates({ sheet, onSeen }: { sheet: NonNullable<RatesDesk["sheet"]>; onSeen(): void }) {
  return (
    <Bar
      tone="amber"
      live="alert"
      className="mt-4"
      actions={
        <Button small onClick={onSeen}>
          Go on with these
        </Button>
      }
    >
      <b className="font-semibold">The rates have jumped meanwhile.</b> {sayRates(sheet)}.
    </Bar>
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
