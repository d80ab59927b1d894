import { expect, it } from "vitest";
import { placeOfPin, placeToFill } from "./place-of-pin.ts";

it("returns state and city of a PIN code", () => {
  expect(placeOfPin("India", " 560003 ")).toEqual({ state: "Karnataka", city: "Bengaluru" });
});

it.each([
  ["a code that is not complete", "India", "5600"],
  ["another country", "United States", "560003"],
])("returns null for %s", (_what, country, typed) => {
  expect(placeOfPin(country, typed)).toEqual({});
});

const BENGALURU = { state: "Karnataka", city: "Bengaluru" };

it.each([
  ["an empty address", { state: "", city: "" }, {}, BENGALURU],
  [
    "the place of an earlier PIN code",
    { state: "Delhi", city: "Delhi" },
    { state: "Delhi", city: "Delhi" },
    BENGALURU,
  ],
  [
    "only the city beside a chosen state",
    { state: "Uttar Pradesh", city: "" },
    {},
    { city: "Bengaluru" },
  ],
  [
    "nothing over what was chosen",
    { state: "Uttar Pradesh", city: "Agra" },
    { state: "Delhi" },
    {},
  ],
])("fills in %s", (_what, written, filled, fills) => {
  expect(placeToFill(BENGALURU, written, filled)).toEqual(fills);
});
