import { expect, it } from "vitest";
import { weekdaySpan } from "./day-span.ts";

it.each([
  ["2026-11-26", "2026-11-28", "Thu 26 to Sat 28 November"],
  ["2026-11-28", "2026-12-01", "Sat 28 November to Tue 1 December"],
])("from %s to %s in words: %s", (from, to, words) => {
  expect(weekdaySpan({ from, to })).toBe(words);
});
