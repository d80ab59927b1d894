import { MIN_PASSWORD_LENGTH } from "@suvarna/contract/identity/constants";

/** An estimate of how well a password resists guessing. */
export type Strength = "short" | "weak" | "fair" | "strong";

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
/**
 * Common passwords. A typed password counts as common in upper or lower case, and also with digits
 * at its end.
 */
const COMMON =
  /^(?:password|passw0rd|qwerty|welcome|iloveyou|admin|letmein|suvarna|jewell?ery)\W*\d*\W*$/i;

/**
 * Estimates how well a password resists guessing. Length counts more than variety; repeated or
 * common text counts little.
 */
export function passwordStrength(password: string): Strength {
  const letters = [...password];
  if (letters.length < MIN_PASSWORD_LENGTH) return "short";
  const different = new Set(letters).size;
  if (different < 5 || COMMON.test(password) || isRun(letters)) return "weak";
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (letters.length >= 16 || (letters.length >= 12 && kinds >= 3)) return "strong";
  return kinds >= 2 || letters.length >= 12 ? "fair" : "weak";
}

/** Whether each character follows the character before: `12345678`, `abcdefgh`. */
function isRun(letters: readonly string[]): boolean {
  return letters.every(
    (letter, index) =>
      index === 0 || (letter.codePointAt(0) ?? 0) - (letters[index - 1]?.codePointAt(0) ?? 0) === 1,
  );
}
