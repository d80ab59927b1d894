/**
 * The states of an import. In `reading` the dry run is at work, in `ready` the import waits for
 * staff, in `writing` and `undoing` it changes products, and in `stopping` and `undo_stopping` this
 * ends after the current batch.
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
  "undo_stopping",
  "undo_stopped",
  "undone",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The states in which the server is at work, so that a screen must read the import again. */
export const BUSY_IMPORT_STATES: readonly ImportState[] = [
  "reading",
  "writing",
  "stopping",
  "undoing",
  "undo_stopping",
];

/** The states from the first undone row on. */
export const UNDO_IMPORT_STATES: readonly ImportState[] = [
  "undoing",
  "undo_stopping",
  "undo_stopped",
  "undone",
];

/** The effect of a row of the file. */
export const IMPORT_ROW_KINDS = ["new", "changed", "same", "error"] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** The selections of rows. `look` selects the rows that cannot be read or are unlikely. */
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

/** The maximum number of rows in a file. */
export const MAX_IMPORT_ROWS = 25_000;
