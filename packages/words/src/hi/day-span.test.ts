import { expect, it } from "vitest";
import { betweenDays, weekdaySpan } from "./day-span.ts";

it.each([
  ["2026-11-26", "2026-11-28", "26 और 28 नवंबर के बीच", "गुरु 26 से शनि 28 नवंबर"],
  ["2026-11-28", "2026-12-01", "28 नवंबर और 1 दिसंबर के बीच", "शनि 28 नवंबर से मंगल 1 दिसंबर"],
])("writes the days from %s to %s in Hindi", (from, to, between, weekdays) => {
  expect(betweenDays({ from, to })).toBe(between);
  expect(weekdaySpan({ from, to })).toBe(weekdays);
});
