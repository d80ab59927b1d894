import { HOME_COUNTRY } from "@suvarna/domain/countries";
import { PIN_CODE } from "@suvarna/domain/formats";
import { indianState } from "@suvarna/domain/indian-states";
import { postalCity } from "@suvarna/domain/postal-cities";
import { postalRegion } from "@suvarna/domain/postal-regions";

/**
 * Looks up the state and the city of an Indian PIN code while it is typed. The result is empty for
 * another country and for an incomplete code.
 */
export function placeOfPin(
  country: string | undefined,
  typed: string,
): { readonly state?: string; readonly city?: string } {
  const pin = typed.trim();
  if (country !== HOME_COUNTRY || !PIN_CODE.test(pin)) return {};
  const state = indianState(postalRegion(pin) ?? "");
  const city = postalCity(pin);
  return { ...(state ? { state: state.name } : {}), ...(city ? { city } : {}) };
}
