import { expect, it } from "vitest";
import { startOfIstDay } from "./ist-day.ts";

it.each([
  ["2026-11-21T06:12:00.000Z", "2026-11-20T18:30:00.000Z"],
  ["2026-11-20T18:30:00.000Z", "2026-11-20T18:30:00.000Z"],
  ["2026-11-20T18:29:59.999Z", "2026-11-19T18:30:00.000Z"],
])("%s is of the day that began at %s", (at, start) => {
  expect(startOfIstDay(new Date(at)).toISOString()).toBe(start);
});
