import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", "short"],
  ["a-good1", "short"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["12345678", "weak"],
  ["abcdefghij", "weak"],
  ["Password123!", "weak"],
  ["suvarna1995", "weak"],
  ["jhumkahaar", "weak"],
  ["jhumka-haar", "fair"],
  ["jhumkahaarbangle", "strong"],
  ["Jhumka-haar7", "strong"],
  ["झुमका और हार मेरे", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
