import type { Country } from "@suvarna/domain/countries";
import { normalizePhone } from "@suvarna/domain/formats";
import * as z from "zod/mini";
import { ADDRESS_RULES } from "./address-rules.ts";
import { placeErrors } from "./place-errors.ts";

/**
 * Validates an address by the rules of its country, and normalises its state (an Indian state to
 * its current name), its postal code and its phone number (to E.164).
 * @param names the address's field names for the postal code and the phone number
 */
export function addressRulesByCountry<Code extends string, Phone extends string>(names: {
  readonly postalCode: Code;
  readonly phone: Phone;
}) {
  return z.check<{ country: Country; state: string } & Record<Code | Phone, string>>((payload) => {
    const address: { country: Country; state: string } & Record<string, string> = payload.value;
    const { country, state } = address;
    const rules = ADDRESS_RULES[country];
    const [typedCode = "", typedPhone = ""] = [address[names.postalCode], address[names.phone]];
    const addIssue = (field: string, message: string) =>
      payload.issues.push({
        code: "custom",
        path: [field],
        message,
        input: payload.value,
        // The check also runs when other fields are invalid, so that all errors of an address are
        // reported at once.
        continue: true,
      });

    const phone = normalizePhone(typedPhone, country);
    // A missing phone number is reported by the rule of the field itself.
    if (phone === null && typedPhone !== "") addIssue(names.phone, rules.phoneMessage);
    const troubles = placeErrors({ country, state, postalCode: typedCode });
    if (troubles.state) addIssue("state", troubles.state);
    if (troubles.postalCode) addIssue(names.postalCode, troubles.postalCode);
    Object.assign(address, {
      state: rules.state.normalize(state) ?? state,
      [names.postalCode]: rules.postalCode.normalize(typedCode) ?? typedCode,
      [names.phone]: phone ?? typedPhone,
    });
  });
}
