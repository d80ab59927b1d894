import { COUNTRIES } from "@suvarna/domain/countries";
import { INDIAN_STATES } from "@suvarna/domain/indian-states";
import { expect, it } from "vitest";
import { countryWords, stateWords } from "./countries.ts";

const HINDI = /^[\p{Script=Devanagari} ]+$/u;

it("names every country and every state of India in Hindi", () => {
  for (const country of COUNTRIES) expect(countryWords(country)).toMatch(HINDI);
  for (const { name } of INDIAN_STATES) expect(stateWords(name)).toMatch(HINDI);
  expect(stateWords("Punjab or Chandigarh")).toBe("पंजाब या चंडीगढ़");
  expect(stateWords("Army Post Office")).toMatch(HINDI);
  expect(stateWords("Ohio")).toBe("Ohio");
  expect(stateWords("constructor")).toBe("constructor");
});
