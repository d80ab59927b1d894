import { expect, it } from "vitest";
import { INDIAN_STATES, indianState } from "./indian-states.ts";

it.each([
  ["Karnataka", "29"],
  [" karnataka ", "29"],
  ["KA", "29"],
  ["Jammu & Kashmir", "01"],
  ["Orissa", "21"],
  ["Pondicherry", "34"],
  ["Uttaranchal", "05"],
  ["NCT of Delhi", "07"],
  ["Daman & Diu", "26"],
  ["Texas", null],
  ["", null],
])("%j has the code %j", (text, code) => {
  expect(indianState(text)?.code ?? null).toBe(code);
});

it("gives each state one name and a code of its own", () => {
  expect(new Set(INDIAN_STATES.map(({ code }) => code)).size).toBe(36);
  for (const state of INDIAN_STATES) expect(indianState(state.name)).toEqual(state);
});
