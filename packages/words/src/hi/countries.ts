const COUNTRIES: Readonly<Record<string, string>> = {
  India: "भारत",
  "United Kingdom": "ब्रिटेन",
  "United States": "अमेरिका",
};

/** Returns the name of a country by its name in English; an unknown name stays as it is. */
export function countryWords(country: string): string {
  return COUNTRIES[country] ?? country;
}

/** A country's name as a sentence needs it, which in Hindi is the name itself. */
export const countryInWords = countryWords;
