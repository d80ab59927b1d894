import { expect, it } from "vitest";
import { indianDate } from "../platform/indian-date.ts";
import { orderMoment } from "./order-dates.ts";

it("says Indian dates and times, wherever the browser is", () => {
  expect(indianDate("2026-11-18T10:42:00.000Z")).toBe("18 November 2026");
  expect(orderMoment("2026-11-18T10:42:00.000Z")).toBe("18 Nov, 4:12 pm");
});

it("changes the day at Indian midnight", () => {
  expect(indianDate("2026-11-18T18:29:59.000Z")).toBe("18 November 2026");
  expect(indianDate("2026-11-18T18:30:00.000Z")).toBe("19 November 2026");
  expect(orderMoment("2026-11-18T18:30:00.000Z")).toBe("19 Nov, 12:00 am");
});
