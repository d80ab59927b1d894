import { expect, it } from "vitest";
import { startOfIndianDay } from "./indian-day.ts";

it.each([
  ["2026-11-21T18:29:59.999Z", "2026-11-20T18:30:00.000Z"],
  ["2026-11-21T18:30:00.000Z", "2026-11-21T18:30:00.000Z"],
  ["2026-11-22T06:12:00.000Z", "2026-11-21T18:30:00.000Z"],
])("begins the day of %s at %s", (at, start) => {
  expect(startOfIndianDay(new Date(at)).toISOString()).toBe(start);
});
