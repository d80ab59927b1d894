/**
 * The states of an import. `reading`: the dry run is at work. `unreadable`: the file can't be read, or
 * the dry run was stopped. `ready`: the import waits for staff.
 * `writing` and `undoing`: the import changes products. `stopping` and `undo_stopping`: the import
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

/** The states in which the server is at work on an import, so that a page must poll it. */
export const BUSY_IMPORT_STATES: readonly ImportState[] = [
  "reading",
  "writing",
  "stopping",
  "undoing",
  "undo_stopping",
];

/** The states of an import whose rows are being undone or have been undone. */
export const UNDO_IMPORT_STATES: readonly ImportState[] = [
  "undoing",
  "undo_stopping",
  "undo_stopped",
  "undone",
];

/** The effect of a row of an imported file. */
export const IMPORT_ROW_KINDS = ["new", "changed", "same", "error"] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/**
 * The filters of an import's rows. `look` selects the rows that can't be read or have unlikely
 * values.
 */
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

/** The maximum number of rows in an imported file. */
export const MAX_IMPORT_ROWS = 25_000;
