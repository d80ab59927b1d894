import { expect, it } from "vitest";
import { stoneName, stonesText } from "./stones.ts";

it.each([
  ["Emerald", 1, "Emerald"],
  ["Diamond", 44, "Diamonds"],
  ["Ruby", 3, "Rubies"],
  ["Polki", 40, "Polki"],
  ["Black bead", 108, "Black beads"],
])("names %s × %i", (kind, count, expected) => {
  expect(stoneName({ kind, count })).toBe(expected);
  expect(stonesText({ kind, count })).toBe(`${count} ${expected.toLowerCase()}`);
});
