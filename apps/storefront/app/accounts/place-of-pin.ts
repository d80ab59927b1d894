import { HOME_COUNTRY } from "@suvarna/domain/countries";
import { PIN_CODE } from "@suvarna/domain/formats";
import { indianState } from "@suvarna/domain/indian-states";
import { postalCity } from "@suvarna/domain/postal-cities";
import { postalRegion } from "@suvarna/domain/postal-regions";

/** The state and the city of a PIN code, as far as they are known. */
export interface PlaceOfPin {
  readonly state?: string;
  readonly city?: string;
}

/**
 * Looks up the state and the city of an Indian PIN code while it is typed. The result is empty for
 * another country and for an incomplete code.
 */
export function placeOfPin(country: string | undefined, typed: string): PlaceOfPin {
  const pin = typed.trim();
  if (country !== HOME_COUNTRY || !PIN_CODE.test(pin)) return {};
  const state = indianState(postalRegion(pin) ?? "");
  const city = postalCity(pin);
  return { ...(state ? { state: state.name } : {}), ...(city ? { city } : {}) };
}

/**
 * The parts of a PIN code's place that an address takes over: those that are empty in the address,
 * and those that an earlier PIN code has filled in. What the shopper chose stays.
 * @param place the place of the PIN code
 * @param written what the address has now
 * @param filled what an earlier PIN code has filled in
 */
export function placeToFill(
  place: PlaceOfPin,
  written: Required<PlaceOfPin>,
  filled: PlaceOfPin,
): PlaceOfPin {
  const isFree = (part: "state" | "city") =>
    written[part].trim() === "" || written[part] === filled[part];
  return {
    ...(place.state && isFree("state") ? { state: place.state } : {}),
    ...(place.city && isFree("city") ? { city: place.city } : {}),
  };
}
