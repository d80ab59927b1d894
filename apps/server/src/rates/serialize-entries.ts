import type { DeskEntry } from "@suvarna/contract/rates/staff-desk-schemas";
import { type Paise, rupees } from "@suvarna/domain/money";
import type { StaffNames } from "../staff/index.ts";
import type { ControlRow } from "./controls.ts";
import type { Desk } from "./desk.ts";
import type { WrittenSheet } from "./queries.ts";
import type { Reading } from "./readings.ts";
import { BY_HAND } from "./sell-age.ts";

const ENTRIES = 12;

/** Lists the events at the rates desk, the newest first. */
export function deskEntries({ heldBack, staffSheets, changes, names }: Desk): DeskEntry[] {
  return [
    ...heldBack.flatMap((reading) => ofReading(reading, names)),
    ...staffSheets.map((sheet) => ofSheet(sheet, names)),
    ...changes.map((change) => ofChange(change, names)),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, ENTRIES);
}

const amount = (value: Paise | null) => (value === null ? null : rupees(value));

/** Lists the entries of a reading that the guard held back, with the decision of staff about it. */
function ofReading(reading: Reading, names: StaffNames): DeskEntry[] {
  const { id, status, gold999, readAt, why, decidedAt, decidedBy, decision } = reading;
  const about = { _id: id, gold24k: amount(gold999), agreedBy: null, until: null };
  const held = {
    ...about,
    at: readAt.toISOString(),
    what: "held-back",
    reason: why,
    by: null,
  } as const;
  // A reading that staff accepted has become a sheet, which is an entry of its own.
  if (status !== "rejected" || !decidedAt || !decidedBy) return [held];
  const refused = {
    ...about,
    at: decidedAt.toISOString(),
    what: "refused",
    reason: decision ?? "",
    by: names(decidedBy),
  } as const;
  return [refused, held];
}

function ofSheet(sheet: WrittenSheet, names: StaffNames): DeskEntry {
  const { id, source, perGram, acceptedAt, acceptedBy, agreedBy, heldUntil, reason } = sheet;
  return {
    _id: id,
    at: acceptedAt.toISOString(),
    what: source === BY_HAND ? "by-hand" : "confirmed",
    gold24k: amount(perGram["24K"]),
    reason,
    by: acceptedBy === null ? null : names(acceptedBy),
    agreedBy: agreedBy === null ? null : names(agreedBy),
    until: heldUntil?.toISOString() ?? null,
  };
}

const WHAT = {
  hold: ["release", "hold"],
  sales_gold: ["start-gold", "stop-gold"],
  sales_silver: ["start-silver", "stop-silver"],
  adjustment: ["adjustment", "adjustment"],
} as const;

function ofChange(change: ControlRow, names: StaffNames): DeskEntry {
  const { id, kind, isOn, changedAt, reason, changedBy, agreedBy, until } = change;
  return {
    _id: id,
    at: changedAt.toISOString(),
    what: WHAT[kind][isOn ? 1 : 0],
    gold24k: null,
    reason,
    by: names(changedBy),
    agreedBy: agreedBy === null ? null : names(agreedBy),
    until: until?.toISOString() ?? null,
  };
}
