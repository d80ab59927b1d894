import { priceOf } from "@suvarna/domain/price";
import { expect, it } from "vitest";
import { breakUpOf } from "./break-up-lines.ts";

const KADA = {
  carat: "22K",
  metal: "Gold",
  makingcharge: 18,
  discountPercent: 5,
  stones: [
    { kind: "Ruby", count: 16, carats: 4 },
    { kind: "Polki", count: 128, carats: 9.6 },
  ],
} as const;

function priced(ratePerGram: number, discountBp: number, stoneValuePaise: number) {
  const rates = { "24K": null, "22K": ratePerGram, "18K": null, Silver: null };
  const breakup = priceOf(
    { carat: "22K", netWeightMg: 38_000, makingChargeBp: 1800, stoneValuePaise, discountBp },
    rates,
  );
  if (!breakup) throw new Error("No price");
  return breakUpOf({ ...KADA, stones: [...KADA.stones] }, 38, breakup, 18);
}

it.each([1, 99, 1_223_863, 1_224_296, 9_999_999])("sums to the paisa at %i a gram", (rate) => {
  const { lines, price, gst, total } = priced(rate, 500, 18_040_000);
  expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(price);
  expect(price + gst).toBe(total);
});

it("describes how each line is computed", () => {
  expect(priced(1_223_863, 500, 18_040_000).lines).toEqual([
    { name: "22K gold", rate: "₹12,238.63/g", weight: "38.000\u00a0g", value: 46_506_794 },
    { name: "Making charge", rate: "18%", value: 8_371_223 },
    { name: "Stones", detail: "ruby, polki", weight: "13.60 ct", value: 18_040_000 },
    { name: "Discount", rate: "5%", value: -3_645_901 },
  ]);
});

it("omits lines of zero", () => {
  const names = priced(1_223_863, 0, 0).lines.map(({ name }) => name);
  expect(names).toEqual(["22K gold", "Making charge"]);
});
