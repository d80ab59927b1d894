import * as countries from "@suvarna/words/here/countries";

/**
 * Formats a town with its state and postal code: `Bengaluru, Karnataka 560003`; without a state,
 * `London, SW1A 1AA`. The town stays as the user typed it; a state of India has its name in the
 * language of the page.
 */
export function placeWords({
  city,
  state,
  postalCode,
}: {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}): string {
  return `${city}, ${[countries.stateWords(state), postalCode].filter(Boolean).join(" ")}`;
}
