/** Formats a phone number for people. Indian numbers have two groups: `+91 98000 00017`. */
export function sayPhone(phone: string): string {
  const [, first, second] = /^\+91(\d{5})(\d{5})$/.exec(phone) ?? [];
  return first && second ? `+91 ${first} ${second}` : phone;
}
