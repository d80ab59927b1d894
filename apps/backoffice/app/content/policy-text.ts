/**
 * The text in the editor of a policy after a save or after a text was fetched. What was typed
 * meanwhile stays.
 * @param typed the text in the editor now
 * @param before the text in the editor when the call began
 * @param arrived the text that the call has returned
 */
export function textAfterCall(typed: string, before: string, arrived: string): string {
  return typed === before ? arrived : typed;
}

/** Whether staff can begin with the text that comes with the shop: it is in force, and none typed. */
export function mayBeginAnew(stored: string | null, typed: string): boolean {
  return stored === null && typed === "";
}
