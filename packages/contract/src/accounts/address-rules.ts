import type { Country } from "@suvarna/domain/countries";
import { PIN_CODE } from "@suvarna/domain/formats";
import { INDIAN_STATES, indianState } from "@suvarna/domain/indian-states";
import { US_STATES, usState } from "@suvarna/domain/us-states";
import * as say from "@suvarna/words/here/fields";

/** How a country names the parts of an address, and which values it accepts. */
export interface AddressRules {
  readonly postalCode: {
    readonly label: string;
    /** The message when the postal code is missing or wrong. */
    readonly says: string;
    /** Converts a postal code into its stored form; null if the country has no such code. */
    normalize(text: string): string | null;
    readonly digitsOnly: boolean;
  };
  readonly state: {
    readonly label: string;
    /** All states to choose from; empty if the country accepts any name. */
    readonly names: readonly string[];
    readonly optional: boolean;
    readonly says: string;
    /** Converts a state's name into its stored form; null if the country has no such state. */
    normalize(text: string): string | null;
  };
  readonly phoneMessage: string;
}

const ZIP_CODE = /^(\d{5})(?:-?(\d{4}))?$/;
/**
 * Matches a postcode of the United Kingdom: an outward code, then an inward code (BS 7666), which
 * are stored with one space between them.
 */
const UK_POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

const compact = (text: string) => text.replace(/\s/g, "").toUpperCase();

export const ADDRESS_RULES: Readonly<Record<Country, AddressRules>> = {
  India: {
    postalCode: {
      label: say.pinCode,
      says: say.pinCodeInvalid,
      normalize: (text) => (PIN_CODE.test(compact(text)) ? compact(text) : null),
      digitsOnly: true,
    },
    state: {
      label: say.state,
      names: INDIAN_STATES.map(({ name }) => name),
      optional: false,
      says: say.stateOfIndia,
      normalize: (text) => indianState(text)?.name ?? null,
    },
    phoneMessage: say.phoneOfIndia,
  },
  "United States": {
    postalCode: {
      label: say.zipCode,
      says: say.zipCodeInvalid,
      normalize(text) {
        const [, five, four] = ZIP_CODE.exec(compact(text)) ?? [];
        return five ? [five, four].filter(Boolean).join("-") : null;
      },
      digitsOnly: false,
    },
    state: {
      label: say.state,
      names: US_STATES,
      optional: false,
      says: say.stateOfUnitedStates,
      normalize: usState,
    },
    phoneMessage: say.phoneOfUnitedStates,
  },
  "United Kingdom": {
    postalCode: {
      label: say.postcode,
      says: say.postcodeInvalid,
      normalize(text) {
        const [, outward, inward] = UK_POSTCODE.exec(compact(text)) ?? [];
        return outward ? `${outward} ${inward}` : null;
      },
      digitsOnly: false,
    },
    state: {
      label: say.county,
      names: [],
      optional: true,
      says: say.countyMissing,
      normalize: (text) => text.trim(),
    },
    phoneMessage: say.phoneOfUnitedKingdom,
  },
};
