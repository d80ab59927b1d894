import { expect, it } from "vitest";
import { postalCity } from "./postal-cities.ts";

it.each([
  ["110001", "New Delhi"],
  ["122001", "Gurugram"],
  ["122503", null],
  ["400050", "Mumbai"],
  ["400601", "Thane"],
  ["400703", "Navi Mumbai"],
  ["560003", "Bengaluru"],
  ["562123", null],
  ["600028", "Chennai"],
  ["695001", "Thiruvananthapuram"],
  ["700019", "Kolkata"],
  ["743001", null],
  ["999999", null],
])("finds the city of %s: %s", (pin, city) => {
  expect(postalCity(pin)).toBe(city);
});
