const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Whether a text is a GSTIN: two digits of the state, the PAN, the number of the registration, `Z`,
 * and a check character over the rest.
 */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && checkCharacterOf(text.slice(0, -1)) === text.at(-1);
}

/**
 * Computes a GSTIN's check character with Luhn's algorithm to the base of 36: every second
 * character counts twice.
 */
function checkCharacterOf(body: string): string | undefined {
  let sum = 0;
  for (const [at, letter] of [...body].entries()) {
    const value = DIGITS.indexOf(letter) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 36) + (value % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36];
}
