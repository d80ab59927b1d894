/** A phone number as people read it: Indian numbers in two groups, `+91 98000 00017`. */
export function sayPhone(phone: string): string {
  const [, first, second] = /^\+91(\d{5})(\d{5})$/.exec(phone) ?? [];
  return first && second ? `+91 ${first} ${second}` : phone;
}
