/** The `tel:` address of a phone number that is written for people. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/\s/g, "")}`;
}
