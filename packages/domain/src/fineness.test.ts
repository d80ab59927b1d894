import { expect, it } from "vitest";
import { metalInColour } from "./fineness.ts";

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
