import { type RefObject, useLayoutEffect } from "react";

/**
 * Takes over what the visitor entered in a field of the server's page before React hydrated the
 * field. React leaves the entry in the field, but does not pass it to the state, so the field would
 * show one value and the form would send another.
 * @param value the field's value in the state
 * @param take puts the entry into the state
 */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  take: (entered: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is one hydration
  useLayoutEffect(() => {
    const entered = field.current?.value;
    if (entered !== undefined && entered !== value) take(entered);
  }, []);
}
