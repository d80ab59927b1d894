import { expect, it } from "vitest";
import { placeOfPin } from "./place-of-pin.ts";

it("returns state and city of a PIN code", () => {
  expect(placeOfPin("India", " 560003 ")).toEqual({ state: "Karnataka", city: "Bengaluru" });
});

it.each([
  ["a code that is not complete", "India", "5600"],
  ["another country", "United States", "560003"],
])("returns null for %s", (_what, country, typed) => {
  expect(placeOfPin(country, typed)).toEqual({});
});
