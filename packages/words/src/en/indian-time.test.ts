import { expect, it } from "vitest";
import { istClock, istMoment, istShort, istWeekday, longDate, longMoment } from "./indian-time.ts";

it("formats Indian dates and times in every time zone of the browser", () => {
  expect(longDate("2026-11-18T10:42:00.000Z")).toBe("18 November 2026");
  expect(longMoment("2026-11-18T10:42:00.000Z")).toBe("18 November 2026, 4:12 pm");
  expect(istShort("2026-11-18T10:42:00.000Z")).toBe("18 Nov, 4:12 pm");
});

it("changes the day at Indian midnight", () => {
  expect(longDate("2026-11-18T18:29:59.000Z")).toBe("18 November 2026");
  expect(longDate("2026-11-18T18:30:00.000Z")).toBe("19 November 2026");
  expect(istShort("2026-11-18T18:30:00.000Z")).toBe("19 Nov, 12:00 am");
  expect(istWeekday(Date.parse("2026-11-18T18:29:59.999Z"))).toBe("Wed");
  expect(istWeekday(Date.parse("2026-11-18T18:30:00.000Z"))).toBe("Thu");
});

it.each([
  ["2026-11-21T06:12:08.000Z", "11:42:08 am IST", "21 Nov 2026, 11:42 am IST"],
  ["2026-11-21T18:29:59.000Z", "11:59:59 pm IST", "21 Nov 2026, 11:59 pm IST"],
  ["2026-11-21T18:30:00.000Z", "12:00:00 am IST", "22 Nov 2026, 12:00 am IST"],
  ["2026-01-01T06:30:05.000Z", "12:00:05 pm IST", "1 Jan 2026, 12:00 pm IST"],
])("formats %s in Indian time", (time, clock, moment) => {
  expect(istClock(time)).toBe(clock);
  expect(istMoment(time)).toBe(moment);
});
