import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import type { RateReading } from "@suvarna/contract/rates/staff-schemas";
import { expect, it } from "vitest";
import { compareReading } from "./compare-reading.ts";

const reading = (source: string, gold: number, silver = 167.49): RateReading => ({
  _id: source,
  source,
  status: "quarantined",
  why: "",
  gold,
  silver,
  takenAt: "2026-11-20T10:33:00.000Z",
  readAt: "2026-11-20T10:33:00.000Z",
  decidedAt: null,
  decision: null,
});
const limits = { floor: 1, ceiling: 100_000 };
const desk = (quarantine: RateReading[]) =>
  ({
    rates: [
      { Carat: "24K", price: 13_286.76 },
      { Carat: "22K", price: 12_182.86 },
      { Carat: "18K", price: 9_975.05 },
      { Carat: "Silver", price: 167.49 },
    ],
    sheet: { source: "GoldAPI.io", takenAt: "2026-11-20T10:41:12.000Z" },
    guard: { gold: { ...limits, jumpBp: 300 }, silver: { ...limits, jumpBp: 500 } },
    quarantine,
  }) as unknown as RatesDesk;

it("shows a jump of gold with its band, and the values of the other source", () => {
  const jump = reading("MetalpriceAPI", 13_739.83);
  expect(compareReading(desk([jump]), jump)).toMatchObject({
    metal: "gold",
    now: 13_286_76,
    sourceRate: 13_739_83,
    percent: 3.41,
    band: { low: 12_888_16, high: 13_685_36 },
    others: [{ source: "GoldAPI.io", rate: 13_286_76 }],
    rates: { "22K": 12_598_28 },
  });
});

it("shows a jump of silver, and other readings that wait", () => {
  const jump = reading("MetalpriceAPI", 13_290, 190);
  const other = reading("Third", 13_290, 188);
  expect(compareReading(desk([jump, other]), jump)).toMatchObject({
    metal: "silver",
    sourceRate: 190_00,
    others: [{ source: "GoldAPI.io" }, { source: "Third", rate: 188_00 }],
  });
});

it("shows nothing for a reading without amounts", () => {
  const broken = { ...reading("MetalpriceAPI", 1), gold: null };
  expect(compareReading(desk([broken]), broken)).toBeNull();
});
