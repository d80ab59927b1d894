/** The countries that the shop delivers to. An address abroad is one in any but the first. */
export const COUNTRIES = ["India", "United States", "United Kingdom"] as const;
export type Country = (typeof COUNTRIES)[number];

/** Where the shop is. */
export const HOME_COUNTRY = "India" satisfies Country;

/** Whether a country, by its name, is another one than the shop's. */
export function isAbroad(country: string): boolean {
  return country !== HOME_COUNTRY;
}

/** `the United States`: the name within a sentence. */
export function countryInWords(country: string): string {
  return country.startsWith("United ") ? `the ${country}` : country;
}
