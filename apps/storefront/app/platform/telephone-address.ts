/** Converts a phone number that is formatted for people to a `tel:` address. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/\s/g, "")}`;
}
