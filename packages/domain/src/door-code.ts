import type { Paise } from "./money.ts";

/** The number of digits of a door code, which the buyer tells the courier at the door. */
export const DOOR_CODE_DIGITS = 6;
/**
 * How many wrong door codes staff may enter for a parcel. After these tries the parcel's code is
 * refused.
 */
export const DOOR_CODE_TRIES = 5;
/** The format of a door code. */
export const DOOR_CODE = new RegExp(`^\\d{${DOOR_CODE_DIGITS}}$`);

/**
 * Whether the parcel of an order with this payable total is handed over only against a door code.
 */
export function needsDoorCode(total: Paise, abovePaise: Paise): boolean {
  return total > abovePaise;
}

/** Formats a door code as people read it aloud: `402 817`. */
export function sayDoorCode(code: string): string {
  return code.replace(/(\d{3})(?=\d)/g, "$1 ");
}
