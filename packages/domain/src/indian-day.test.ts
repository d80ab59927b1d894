import { expect, it } from "vitest";
import {
  endOfIndianDay,
  indianDay,
  indianDayStart,
  indianTime,
  startOfIndianDay,
} from "./indian-day.ts";

it.each([
  ["2026-11-21T18:29:59.999Z", "2026-11-21"],
  ["2026-11-21T18:30:00.000Z", "2026-11-22"],
  ["2026-12-31T20:00:00.000Z", "2027-01-01"],
])("%s is on %s in India", (at, day) => {
  expect(indianDay(new Date(at))).toBe(day);
});

it("begins and ends a day at midnight in India", () => {
  expect(startOfIndianDay("2026-11-22").toISOString()).toBe("2026-11-21T18:30:00.000Z");
  expect(endOfIndianDay("2026-11-22").toISOString()).toBe("2026-11-22T18:30:00.000Z");
});

it.each([
  ["2026-11-21T06:12:00.000Z", "2026-11-20T18:30:00.000Z"],
  ["2026-11-20T18:30:00.000Z", "2026-11-20T18:30:00.000Z"],
  ["2026-11-20T18:29:59.999Z", "2026-11-19T18:30:00.000Z"],
])("%s is of the day that began at %s", (at, start) => {
  expect(indianDayStart(new Date(at)).toISOString()).toBe(start);
});

it("writes a time as the clocks of India show it, with the offset", () => {
  expect(indianTime(new Date("2026-11-21T18:30:05.400Z"))).toBe("2026-11-22T00:00:05+05:30");
});
