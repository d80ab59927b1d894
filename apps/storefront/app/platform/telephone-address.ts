/** The `tel:` address of a number as it is written for people. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/\s/g, "")}`;
}
