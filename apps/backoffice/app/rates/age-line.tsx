import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { Bar } from "../parts/bar.tsx";
import { useMay } from "../platform/session.ts";
import { sayLength } from "../platform/times.ts";
import { endWords, originWords, ratesNote } from "./age-words.ts";

/** A line with the age of the rates, their source, and the time at which they expire. */
export function AgeLine({ desk }: { desk: RatesDesk }) {
  const { sheet, at } = desk;
  const note = ratesNote(desk, useMay("rates.set"));
  const end = endWords(desk);
  return (
    <>
      {sheet ? (
        <p className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-caption text-ink-mute">
          <span>
            <i className={`mr-2 inline-block size-2 rounded-round ${dotOf(desk)}`} />
            <b className="font-medium text-ink-soft">
              {sayLength(Date.parse(at) - Date.parse(sheet.takenAt))} old
            </b>{" "}
            {originWords(desk, sheet)}
          </span>
          {end ? <span>{end}</span> : null}
          <span>
            Sheet <span className="code">{shortId(sheet._id)}</span>
          </span>
        </p>
      ) : null}
      {note ? (
        <Bar tone={note.tone} live="status" className="mt-3">
          <b className="font-semibold">{note.title}</b> {note.text}
        </Bar>
      ) : null}
    </>
  );
}

/** The colour of the rates' age. The pills beside the rates show which sales are stopped. */
function dotOf({ state, isOld, isByHand, hold, sellsUntil, at }: RatesDesk): string {
  if (state === "none" || sellsUntil === null || sellsUntil <= at) return "bg-dot-down";
  if (isOld || hold) return "bg-dot-wait";
  return isByHand ? "bg-gold" : "bg-dot-live";
}

/** The last letters of a rate sheet's id, which are enough to tell sheets apart. */
function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}
