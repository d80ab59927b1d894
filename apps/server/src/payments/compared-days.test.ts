import { describe, expect, it } from "vitest";
import { daysToCompare, spanAfterLastGap } from "./compared-days.ts";

describe("the days to compare", () => {
  const now = new Date("2026-11-22T20:00:00Z"); // This moment is on 23 November in India.
  it.each([
    ["a gateway without a compared day", [], ["2026-11-22"]],
    ["a gateway compared up to yesterday", ["2026-11-21", "2026-11-22"], []],
    ["the days after the last one", ["2026-11-19"], ["2026-11-20", "2026-11-21", "2026-11-22"]],
    ["a gap", ["2026-11-18", "2026-11-20", "2026-11-22"], ["2026-11-19", "2026-11-21"]],
  ])("of %s", (_what, compared, days) => {
    expect(daysToCompare(compared, now)).toEqual(days);
  });

  it("are first the new days, because a run ends at a day that the gateway can't answer", () => {
    const days = daysToCompare(["2026-01-01", "2026-11-20"], now);
    expect(days).toHaveLength(31);
    expect(days.slice(0, 3)).toEqual(["2026-11-21", "2026-11-22", "2026-01-02"]);
  });

  it("are 31 of more missed days: the oldest, and yesterday", () => {
    const days = daysToCompare(["2026-01-01"], now);
    expect(days).toHaveLength(31);
    expect(days.slice(0, 2)).toEqual(["2026-01-02", "2026-01-03"]);
    expect(days.slice(-2)).toEqual(["2026-01-31", "2026-11-22"]);
  });
});

describe("the days of a gateway that was compared years ago", () => {
  it("begin a year ago", () => {
    const now = new Date("2026-11-22T20:00:00Z");
    expect(daysToCompare(["2006-11-21"], now)[0]).toBe("2025-11-22");
  });
});

describe("the span after the last gap", () => {
  it.each([
    [[], null],
    [["2026-11-22"], { first: "2026-11-22", last: "2026-11-22" }],
    [["2026-02-28", "2026-03-01"], { first: "2026-02-28", last: "2026-03-01" }],
    [["2026-01-05", "2026-11-20", "2026-11-21"], { first: "2026-11-20", last: "2026-11-21" }],
    [["2026-11-19", "2026-11-20", "2026-11-22"], { first: "2026-11-22", last: "2026-11-22" }],
  ])("of %j", (compared, span) => {
    expect(spanAfterLastGap(compared)).toEqual(span);
  });
});
