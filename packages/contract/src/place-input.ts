import { PIN_CODE } from "@suvarna/domain/formats";
import { indianState } from "@suvarna/domain/indian-states";
import { liesIn, postalRegion } from "@suvarna/domain/postal-regions";
import * as z from "zod/mini";

// Where an address is. The state of a delivery decides which tax is charged (IGST Act, section 10),
// so it must be one of India's, and the one that the PIN code lies in.

export const postalCodeSays = "Enter the 6-digit PIN code";
const OTHER_POSTAL_CODE = /^[A-Za-z0-9 -]{3,10}$/;

interface Place {
  readonly country: string;
  readonly state: string;
  readonly postalCode: string;
}

/** What is wrong with a place, and with which part of it; null when it can be. */
export function placeTrouble({
  country,
  state,
  postalCode,
}: Place): { readonly part: "state" | "postalCode"; readonly says: string } | null {
  if (country !== "India") {
    // Other countries' codes are only bounded.
    return OTHER_POSTAL_CODE.test(postalCode) ? null : wrongCode(postalCodeSays);
  }
  if (!PIN_CODE.test(postalCode)) return wrongCode(postalCodeSays);
  const region = postalRegion(postalCode);
  if (region === null) return wrongCode("No place in India has this PIN code");
  const known = indianState(state);
  if (!known) return { part: "state", says: "Choose a state of India" };
  if (liesIn(postalCode, known.name)) return null;
  return { part: "state", says: `PIN code ${postalCode} is in ${region}` };
}

function wrongCode(says: string) {
  return { part: "postalCode", says } as const;
}

/**
 * Checks where an address is, and calls an Indian state by its one name.
 * @param field what the address calls its postal code
 */
export function inOnePlace<Field extends string>(field: Field) {
  return z.check<{ country: string; state: string } & Record<Field, string>>((payload) => {
    const { country, state, [field]: postalCode } = payload.value;
    const trouble = placeTrouble({ country, state, postalCode });
    if (trouble) {
      payload.issues.push({
        code: "custom",
        path: [trouble.part === "state" ? "state" : field],
        message: trouble.says,
        input: payload.value,
        // What else is wrong is said with it.
        continue: true,
      });
    } else if (country === "India") {
      payload.value.state = indianState(state)?.name ?? state;
    }
  });
}
