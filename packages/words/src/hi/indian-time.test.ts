import { expect, it } from "vitest";
import { istClock, istDate, istDayWords, istHour, istMonth, istShort } from "./indian-time.ts";

it("formats Indian dates and times with the part of the day", () => {
  expect(istShort("2026-11-18T10:42:00.000Z")).toBe("18 नवंबर, शाम 4:12");
  expect(istClock("2026-11-21T06:12:08.000Z")).toBe("सुबह 11:42:08");
  expect(istHour(Date.parse("2026-11-21T18:30:00.000Z"))).toBe("रात 12 बजे");
  expect(istDate(Date.parse("2026-11-18T18:30:00.000Z"))).toBe("19 नवंबर 2026");
  expect(istDayWords("2026-11-21")).toBe("21 नवंबर");
});

it("has the names of the months that Intl has", () => {
  const format = new Intl.DateTimeFormat("hi-IN-u-nu-latn", { month: "long", timeZone: "UTC" });
  for (let month = 0; month < 12; month += 1) {
    const time = Date.UTC(2026, month, 15);
    expect(istMonth(time)).toBe(`${format.format(time)} 2026`);
  }
});
