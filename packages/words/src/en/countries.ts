/** Returns the name of a country by its name in English. */
export const countryWords = (country: string): string => country;

/** Returns a country's name as a sentence needs it, such as `the United States`. */
export function countryInWords(country: string): string {
  return country.startsWith("United ") ? `the ${country}` : country;
}

/** Returns the name of a state by its name in English. */
export const stateWords = (state: string): string => state;
