export { countryInWords } from "@suvarna/domain/countries";

/** Returns the name of a country by its name in English. */
export function countryWords(country: string): string {
  return country;
}
