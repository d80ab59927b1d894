/**
 * Formats a phone number: `+919800000000` becomes `+91 98000 00000`. Numbers in another form do not
 * change.
 */
export function phoneWords(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
