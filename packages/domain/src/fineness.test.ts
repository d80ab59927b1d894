import { expect, it } from "vitest";
import { finenessOf, metalInColour } from "./fineness.ts";

it.each([
  ["18K", "Gold", "White gold", "18K white gold"],
  ["22K", "Gold", "Yellow gold & platinum", "22K yellow gold & platinum"],
  ["24K", "Gold", "Fine gold", "24K fine gold"],
  ["Silver", "Silver", "Oxidised sterling silver", "Oxidised sterling silver"],
  ["22K", "Gold", "", "22K gold"],
  ["Silver", "Silver", "", "Silver"],
])("names %s %s in %s", (carat, metal, metalColour, expected) => {
  expect(metalInColour({ carat, metal, metalColour })).toBe(expected);
});

it.each([
  ["Silver", "Oxidised sterling silver", 925],
  ["Silver", "Sterling silver", 925],
  ["Silver", "Silver", 999],
  ["22K", "Yellow gold", 916],
] as const)("%s that is called %s has the fineness %i", (carat, metalColour, expected) => {
  expect(finenessOf({ carat, metalColour })).toBe(expected);
});
