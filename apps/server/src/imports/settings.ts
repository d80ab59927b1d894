import type * as z from "zod";
import { wholeNumber } from "../platform/setting-types.ts";

/** The settings of imports, with their defaults. */
export const IMPORT_SETTINGS = {
  IMPORT_UNDO_HOURS: wholeNumber(1, 720).default(24),
};

export const IMPORT_FAMILIES = ["IMPORT_"];

export interface ImportsConfig {
  /** The time in milliseconds within which an import can be undone after it has ended. */
  readonly undoMs: number;
}

/** Returns the part of the configuration that imports use. */
export function importsConfig(
  settings: z.output<z.ZodObject<typeof IMPORT_SETTINGS>>,
): ImportsConfig {
  return { undoMs: settings.IMPORT_UNDO_HOURS * 3_600_000 };
}
