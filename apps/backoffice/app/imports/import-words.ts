import { UNDO_IMPORT_STATES } from "@suvarna/contract/imports/constants";
import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { sayLength, sayTime } from "../platform/times.ts";

export const count = (number: number) => number.toLocaleString("en-IN");

/** A number of rows in words: `1 row`, `1,208 rows`. */
export function rowsOf(number: number): string {
  return `${count(number)} ${number === 1 ? "row" : "rows"}`;
}

/** A summary of an import or of its dry run, such as `6,012 same, 408 would change`. */
export function importSummary({ state, counts, written, undone }: Import): string {
  if (state === "unreadable" || state === "reading") return "";
  if (undone)
    return `${rowsOf(undone.rows)} as before${undone.kept ? `, ${count(undone.kept)} kept` : ""}`;
  const isWritten = state !== "ready";
  const { changed, new: added } = isWritten ? written : counts;
  const parts = [
    ...(!isWritten && counts.same > 0 ? [`${count(counts.same)} same`] : []),
    ...(changed > 0 ? [`${count(changed)} ${isWritten ? "changed" : "would change"}`] : []),
    ...(added > 0 ? [`${count(added)} new`] : []),
    ...(counts.error > 0 ? [`${count(counts.error)} left out`] : []),
    ...(isWritten && written.refused > 0 ? [`${count(written.refused)} refused`] : []),
  ];
  return parts.length === 0 ? "nothing to write" : parts.join(", ");
}

/**
 * The number of rows that the running step processes: all rows of the file or, for the undoing, the
 * rows that were written; null while it is unknown.
 */
export function totalOf({ state, rows, written }: Import): number | null {
  return UNDO_IMPORT_STATES.includes(state) ? written.changed + written.new : rows;
}

/**
 * The estimated time until the running step of an import ends, in words; null while it is unknown.
 */
export function timeLeft(at: Import, now = Date.now()): string | null {
  const { done, startedAt } = at;
  const total = totalOf(at);
  if (!total || done === 0 || startedAt === null || done >= total) return null;
  const took = now - Date.parse(startedAt);
  return sayLength((took / done) * (total - done) + 1000);
}

const UNDOABLE: readonly Import["state"][] = ["done", "stopped", "undo_stopped"];

/** The time in which an import can still be undone, in words; null when it can't be undone. */
export function timeLeftToUndo({ state, undoUntil }: Import, now = Date.now()): string | null {
  if (!UNDOABLE.includes(state) || undoUntil === null) return null;
  const left = Date.parse(undoUntil) - now;
  return left > 0 ? sayLength(left).replace(/ \d+ min$/, "") : null;
}

/**
 * Says in sentences that an import was undone, when and by whom, and what remains of it; null for an
 * import that stands.
 */
export function undoneWords({ state, undone, written }: Import): string | null {
  if (!undone || (state !== "undone" && state !== "undo_stopped")) return null;
  const by = undone.by ? ` by ${undone.by.name ?? "somebody who left"}` : "";
  const { rows, kept } = undone;
  const open = written.changed + written.new - rows - kept;
  const parts = [
    state === "undone"
      ? `This import was undone${by}${undone.at ? `, ${sayTime(undone.at)}` : ""}.`
      : `The undoing of this import was stopped${by}.`,
    `${rowsOf(rows)} ${rows === 1 ? "is" : "are"} as before.`,
    kept > 0
      ? `${rowsOf(kept)} ${kept === 1 ? "remains" : "remain"}, because the pieces were changed, sold or taken out since: they are marked in the list below.`
      : null,
    open > 0 ? `${rowsOf(open)} ${open === 1 ? "still stands" : "still stand"}.` : null,
    kept === 0 && open === 0 ? "Nothing of it remains." : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}
