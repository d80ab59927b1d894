import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { sayLength } from "../platform/times.ts";

export const count = (number: number) => number.toLocaleString("en-IN");

/** `1 row`, `1,208 rows`. */
export function rowsOf(number: number): string {
  return `${count(number)} ${number === 1 ? "row" : "rows"}`;
}

/** What an import has done, or would do: `6,012 same, 408 changed`. */
export function didWords({ state, counts, written, undone }: Import): string {
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

/** How long the work at hand still takes, by how long it took so far; null while that is not known. */
export function timeLeft({ rows, done, startedAt }: Import, now = Date.now()): string | null {
  if (!rows || done === 0 || startedAt === null || done >= rows) return null;
  const took = now - Date.parse(startedAt);
  return sayLength((took / done) * (rows - done) + 1000);
}

/** For how long an import can still be undone; null when it can't. */
export function undoLeft({ state, undoUntil }: Import, now = Date.now()): string | null {
  if ((state !== "done" && state !== "stopped") || undoUntil === null) return null;
  const left = Date.parse(undoUntil) - now;
  return left > 0 ? sayLength(left).replace(/ \d+ min$/, "") : null;
}
