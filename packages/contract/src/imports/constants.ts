/**
 * The states of an import. `reading` is the dry run, `ready` waits for staff, `writing` and `undoing`
 * are at work, `stopping` ends after the batch at hand.
 */
export const IMPORT_STATES = [
  "reading",
  "unreadable",
  "ready",
  "writing",
  "stopping",
  "stopped",
  "done",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The states in which the server is at work, so that a screen asks again. */
export const BUSY_IMPORT_STATES: readonly ImportState[] = [
  "reading",
  "writing",
  "stopping",
  "undoing",
];

/** What a row of the file would do. */
export const IMPORT_ROW_KINDS = ["new", "changed", "same", "error"] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** The selections of rows: `look` is what cannot be read, and what is unlikely. */
export const IMPORT_ROW_SELECTIONS = [
  "look",
  "changed",
  "new",
  "same",
  "error",
  "unlikely",
  "kept",
  "all",
] as const;
export type ImportRowSelection = (typeof IMPORT_ROW_SELECTIONS)[number];

/** The most rows of a file. */
export const MAX_IMPORT_ROWS = 25_000;
