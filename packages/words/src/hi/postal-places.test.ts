import { postalCity } from "@suvarna/domain/postal-cities";
import { expect, it } from "vitest";
import { postalPlace } from "./postal-places.ts";

it("names every city of a PIN code in Hindi, and a state where the city is not known", () => {
  const pins = Array.from({ length: 90_000 }, (_, index) => `${10_000 + index}0`);
  const cities = new Set(pins.flatMap((pin) => postalCity(pin) ?? []));
  expect(cities.size).toBeGreaterThan(50);
  for (const city of cities) expect(postalPlace(city)).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  expect(postalPlace("Uttar Pradesh")).toBe("उत्तर प्रदेश");
});
