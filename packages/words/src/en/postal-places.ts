/** The name of a city or a state of India that a PIN code belongs to, by its name in English. */
export const postalPlace = (place: string): string => place;
