/**
 * Formats a phone number: `+919800000000` becomes `+91 98000 00000`. A number in another form is
 * not changed.
 */
export function phoneWords(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
