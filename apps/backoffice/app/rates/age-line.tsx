import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { istMoment } from "@suvarna/words/en/indian-time";
import { Bar } from "../parts/bar.tsx";
import { sayLength, sayTime } from "../platform/times.ts";

const DOTS: Readonly<Record<RatesDesk["state"], string>> = {
  live: "bg-dot-live",
  old: "bg-dot-wait",
  "by-hand": "bg-gold",
  held: "bg-dot-wait",
  stopped: "bg-dot-down",
  none: "bg-dot-down",
};

/** A line with the age of the rates, their source, and the time at which they expire. */
export function AgeLine({ desk }: { desk: RatesDesk }) {
  const { sheet, state, at, heldUntil, oldMinutes, sellMinutes } = desk;
  if (!sheet) {
    return (
      <Bar tone="alert" className="mt-3">
        <b className="font-semibold">There are no rates yet.</b> Every price is on request until a
        source answers or you enter rates by hand.
      </Bar>
    );
  }
  const age = Date.parse(at) - Date.parse(sheet.takenAt);
  return (
    <>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-caption text-ink-mute">
        <span>
          <i className={`mr-2 inline-block size-2 rounded-round ${DOTS[state]}`} />
          <b className="font-medium text-ink-soft">{sayLength(age)} old</b> read{" "}
          {istMoment(sheet.takenAt)} from {sheet.source}
        </span>
        <span>
          Shown as old after {sayLength(oldMinutes * 60_000)}, sales stop after{" "}
          {sayLength(sellMinutes * 60_000)}
        </span>
        <span>
          Sheet <span className="code">{shortId(sheet._id)}</span>
          {heldUntil ? `, until ${sayTime(heldUntil)}` : ""}
        </span>
      </p>
      <StateBar desk={desk} />
    </>
  );
}

/** The last letters of a rate sheet's id, which are enough to tell sheets apart. */
function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}

function StateBar({ desk }: { desk: RatesDesk }) {
  const { state, sheet, sellsUntil, at } = desk;
  if (state === "none") {
    return (
      <Bar tone="alert" className="mt-3">
        <b className="font-semibold">These rates are withdrawn.</b> Every price is on request until
        newer rates are accepted or entered by hand.
      </Bar>
    );
  }
  if (state !== "old" || !sheet || !sellsUntil) return null;
  const sells = sellsUntil > at;
  return (
    <Bar tone={sells ? "amber" : "alert"} live="status" className="mt-3">
      <b className="font-semibold">Nothing newer has come since {sayTime(sheet.takenAt)}.</b>{" "}
      {sells
        ? `Sales stop at ${sayTime(sellsUntil)} unless newer rates come. You can hold these, or enter the board rate by hand.`
        : "Every price is on request until a source answers or you enter rates by hand."}
    </Bar>
  );
}
