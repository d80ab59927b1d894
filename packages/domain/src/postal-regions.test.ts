import { expect, it } from "vitest";
import { INDIAN_STATES } from "./indian-states.ts";
import { pinCodeFitsState, postalRegion } from "./postal-regions.ts";

it.each([
  ["560003", "Karnataka"],
  ["110001", "Delhi"],
  ["160017", "Chandigarh"],
  ["194101", "Ladakh"],
  ["248001", "Uttarakhand"],
  ["226001", "Uttar Pradesh"],
  ["396210", "Dadra and Nagar Haveli and Daman and Diu"],
  ["400001", "Maharashtra"],
  ["403001", "Goa"],
  ["492001", "Chhattisgarh"],
  ["500001", "Telangana"],
  ["530001", "Andhra Pradesh"],
  ["605001", "Puducherry"],
  ["605501", "Tamil Nadu or Puducherry"],
  ["682555", "Lakshadweep"],
  ["682001", "Kerala"],
  ["737101", "Sikkim"],
  ["744101", "Andaman and Nicobar Islands"],
  ["781001", "Assam"],
  ["799001", "Tripura"],
  ["800001", "Bihar"],
  ["834001", "Jharkhand"],
  ["900056", "Army Post Office"],
])("%s is in %s", (pin, region) => {
  expect(postalRegion(pin)).toBe(region);
});

it.each(["000000", "100001", "290001", "350001", "540001", "650001", "890001"])(
  "no post office has %s",
  (pin) => {
    expect(postalRegion(pin)).toBeNull();
  },
);

it.each([
  ["560003", "Karnataka", true],
  ["560003", "Kerala", false],
  ["500001", "Telangana", true],
  ["500001", "Andhra Pradesh", false],
  ["507111", "Andhra Pradesh", true],
  ["160055", "Punjab", true],
  ["160055", "Chandigarh", true],
  ["160017", "Punjab", false],
  ["247667", "Uttarakhand", true],
  ["247001", "Uttarakhand", false],
  ["396230", "Gujarat", true],
  ["362520", "Dadra and Nagar Haveli and Daman and Diu", true],
  ["673310", "Puducherry", true],
  ["194101", "Jammu and Kashmir", false],
  ["900056", "Assam", true],
])("%s in %s: %s", (pin, state, expected) => {
  expect(pinCodeFitsState(pin, state)).toBe(expected);
});

it("contains every state and union territory", () => {
  const named = new Set<string>();
  for (let pin = 100_000; pin < 1_000_000; pin++) {
    for (const state of postalRegion(String(pin))?.split(" or ") ?? []) named.add(state);
  }
  named.delete("Army Post Office");
  expect([...named].sort()).toEqual(INDIAN_STATES.map(({ name }) => name).sort());
});
