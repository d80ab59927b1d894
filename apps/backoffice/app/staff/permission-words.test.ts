import { PERMISSIONS } from "@suvarna/domain/staff/permission";
import { expect, it } from "vitest";
import { permissionGroups } from "./permission-words.ts";

const LIMITS = {
  required: true,
  rateJumpPercent: 5,
  handRatePercent: 0,
  refund: 50_000,
  couponPercent: 20,
  couponSum: 5000,
  makingProducts: 20,
  priceFallPercent: 30,
};
const rowsOf = (limits: Partial<typeof LIMITS> = {}) =>
  permissionGroups({ ...LIMITS, ...limits }).flatMap((group) => group.rows);
const secondOf = (limits?: Partial<typeof LIMITS>) =>
  rowsOf(limits).flatMap(({ reach, words }) => (reach === "second" ? [words] : []));

it("lists every permission, and each row once", () => {
  const rows = rowsOf();
  expect([...new Set(rows.map(({ permission }) => permission))].toSorted()).toEqual(
    PERMISSIONS.toSorted(),
  );
  expect(new Set(rows.map(({ words }) => words)).size).toBe(rows.length);
});

it("names each limit of a second person as it is now", () => {
  const second = secondOf();
  expect(second).toContain("Refunds above ₹50,000.00");
  expect(second).toContain("Accept a reading more than 5% from the last rates");
  expect(second).toContain("Enter every rate by hand");
  expect(
    rowsOf().find(({ permission, reach }) => permission === "rates.set" && reach === "alone"),
  ).toMatchObject({ words: "Accept, refuse, hold, stop" });
  const other = secondOf({ refund: 75_000, rateJumpPercent: 4, handRatePercent: 2.5 });
  expect(other).toContain("Refunds above ₹75,000.00");
  expect(other).toContain("Accept a reading more than 4% from the last rates");
  expect(other).toContain("Enter a rate by hand more than 2.5% from the last ones");
});

it("asks for nobody where the shop needs no second person", () => {
  expect(secondOf({ required: false })).toEqual([]);
});
