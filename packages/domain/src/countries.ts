/** The countries that the shop delivers to. Every country except the first is abroad. */
export const COUNTRIES = ["India", "United States", "United Kingdom"] as const;
export type Country = (typeof COUNTRIES)[number];

/** The country of the shop. */
export const HOME_COUNTRY = "India" satisfies Country;

/** Whether the country with this name is not the country of the shop. */
export function isAbroad(country: string): boolean {
  return country !== HOME_COUNTRY;
}
