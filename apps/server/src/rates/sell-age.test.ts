import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { BY_HAND, sellsUntil } from "./sell-age.ts";

const TAKEN = new Date("2026-11-21T06:30:00.000Z");
const HOUR_MS = 3_600_000;
const { rates } = readConfig({});
const hoursAfter = (hours: number) => new Date(TAKEN.getTime() + hours * HOUR_MS);

describe("sales by a rate sheet", () => {
  it.each([
    ["a feed", "GoldAPI.io", null, 1],
    ["the simulated market", "Simulated market", null, 1],
    ["staff", BY_HAND, null, 12],
    ["staff, who hold it for a shorter time", BY_HAND, hoursAfter(2), 12],
    ["staff, who hold it over a feast", BY_HAND, hoursAfter(72), 72],
  ])("by %s stop by themselves", (_of, source, heldUntil, hours) => {
    const sheet = { source, takenAt: TAKEN, acceptedAt: TAKEN, heldUntil };
    expect(sellsUntil(sheet, rates, null)).toEqual(hoursAfter(hours));
  });

  it("of a feed stop later when staff hold them, and at the usual age when they release them", () => {
    const sheet = { source: "GoldAPI.io", takenAt: TAKEN, acceptedAt: TAKEN, heldUntil: null };
    const changedAt = hoursAfter(0.5);
    expect(sellsUntil(sheet, rates, { until: hoursAfter(5), changedAt })).toEqual(hoursAfter(5));
    expect(sellsUntil(sheet, rates, { until: null, changedAt })).toEqual(hoursAfter(1));
  });
});
