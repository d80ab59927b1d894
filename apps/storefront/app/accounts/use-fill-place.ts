import type { Country } from "@suvarna/domain/countries";
import { useRef } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { type PlaceOfPin, placeOfPin, placeToFill } from "./place-of-pin.ts";

/**
 * Returns the handler that completes an address while its PIN code is typed: it fills in the state
 * and the city. A state or a city that the shopper chose stays; if the PIN code belongs to another
 * state, the state's field says so at once, because no address may have the two.
 * @param names the names of the address's fields in the form
 */
export function useFillPlace<Values extends FieldValues>(
  {
    getValues,
    setValue,
    trigger,
  }: Pick<UseFormReturn<Values>, "getValues" | "setValue" | "trigger">,
  country: Country | undefined,
  names: Readonly<Record<"postalCode" | "state" | "city", FieldPath<Values>>>,
): (event: { target: { value: string } }) => void {
  const read = (name: FieldPath<Values>): string => getValues(name) ?? "";
  /** The place that the last PIN code has filled in; at first that of the saved address. */
  const filled = useRef<PlaceOfPin>(undefined);
  filled.current ??= placeOfPin(country, read(names.postalCode));

  return ({ target: { value } }) => {
    const place = placeOfPin(country, value);
    const written = { state: read(names.state), city: read(names.city) };
    const fills = placeToFill(place, written, filled.current ?? {});
    filled.current = { ...filled.current, ...fills };
    for (const part of ["state", "city"] as const) {
      if (fills[part] === undefined) continue;
      setValue(names[part], fills[part] as never, { shouldDirty: true, shouldValidate: true });
    }
    if (place.state && fills.state === undefined) void trigger(names.state);
  };
}
