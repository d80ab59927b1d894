import { type Country, HOME_COUNTRY } from "@suvarna/domain/countries";
import { pinCodeFitsState, postalRegion } from "@suvarna/domain/postal-regions";
import * as say from "@suvarna/words/here/fields";
import { ADDRESS_RULES } from "./address-rules.ts";

// These rules validate the place of an address. Each country has its own codes and states. Within
// India the state of a delivery decides which tax is charged (IGST Act, section 10), so it must
// match the PIN code.

interface Place {
  readonly country: Country;
  readonly state: string;
  readonly postalCode: string;
}

/** Finds the errors of a place, by its fields. The result is empty if the place is valid. */
export function placeErrors({ country, state, postalCode }: Place): {
  readonly state?: string;
  readonly postalCode?: string;
} {
  const rules = ADDRESS_RULES[country];
  const name = rules.state.normalize(state);
  const ofState = name === null ? { state: rules.state.says } : {};
  const code = rules.postalCode.normalize(postalCode);
  if (code === null) return { ...ofState, postalCode: rules.postalCode.says };
  if (country !== HOME_COUNTRY) return ofState;
  const region = postalRegion(code);
  if (region === null) return { ...ofState, postalCode: say.pinCodeUnknown };
  if (name === null || pinCodeFitsState(code, name)) return ofState;
  return { state: say.pinCodeElsewhere(code, region) };
}
