import type { Paise } from "./money.ts";

/** The number of digits of the code that the buyer tells the courier at the door. */
export const DOOR_CODE_DIGITS = 6;
/** How many wrong codes staff may enter for a parcel before its code is no longer accepted. */
export const DOOR_CODE_TRIES = 5;
/** What a door code looks like. */
export const DOOR_CODE = new RegExp(`^\\d{${DOOR_CODE_DIGITS}}$`);

/** Whether an order of this payable total is handed over against a code only. */
export function needsDoorCode(total: Paise, abovePaise: Paise): boolean {
  return total > abovePaise;
}

/** A door code as people read it aloud: `402 817`. */
export function sayDoorCode(code: string): string {
  return code.replace(/(\d{3})(?=\d)/g, "$1 ");
}
