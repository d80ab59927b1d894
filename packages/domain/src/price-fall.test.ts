import { describe, expect, it } from "vitest";
import { type PriceBasis, priceFallBp } from "./price-fall.ts";

const RATES = { "24K": 12_000_00, "22K": 11_000_00, "18K": 9_000_00, Silver: 150_00 };
const NONE = { "24K": null, "22K": null, "18K": null, Silver: null };
const RING: PriceBasis = {
  carat: "22K",
  netWeightMg: 10_000,
  makingChargeBp: 1000,
  stoneValuePaise: 0,
  discountBp: 0,
  sizes: [],
};
const SIZED: PriceBasis = {
  ...RING,
  sizes: [
    { size: "10", netWeightMg: 10_000 },
    { size: "20", netWeightMg: 20_000 },
  ],
};

describe("priceFallBp", () => {
  it.each<[string, PriceBasis, Partial<PriceBasis>, number]>([
    ["nothing", RING, {}, 0],
    ["a higher price", RING, { netWeightMg: 11_000 }, 0],
    ["a tenth of the weight less", RING, { netWeightMg: 9_000 }, 1000],
    ["a discount", RING, { discountBp: 3000 }, 3000],
    ["no making charge", RING, { makingChargeBp: 0 }, 909],
    ["a lower grade", RING, { carat: "18K" }, 1818],
    ["fewer stones", { ...RING, stoneValuePaise: 121_000_00 }, { stoneValuePaise: 0 }, 5000],
    ["one of two sizes", SIZED, { sizes: [{ size: "20", netWeightMg: 10_000 }] }, 5000],
    ["a size that went", SIZED, { sizes: [{ size: "20", netWeightMg: 20_000 }] }, 0],
    ["a new light size", SIZED, { sizes: [{ size: "2", netWeightMg: 5_000 }] }, 5000],
    ["a new size like the lightest", SIZED, { sizes: [{ size: "2", netWeightMg: 10_000 }] }, 0],
    ["sizes that went", SIZED, { sizes: [], netWeightMg: 9_000 }, 1000],
    ["sizes that came", RING, { sizes: [{ size: "2", netWeightMg: 9_000 }] }, 1000],
  ])("computes how far %s lowers the price", (_, before, change, bp) => {
    expect(priceFallBp(before, { ...before, ...change }, RATES)).toBe(bp);
  });

  it.each<[string, Partial<PriceBasis>, number]>([
    ["nothing", {}, 0],
    ["weight", { netWeightMg: 5_000 }, 5000],
    ["a lower grade", { carat: "18K" }, 1812],
    ["fewer stones", { stoneValuePaise: 500_00 }, 5000],
    ["a discount", { discountBp: 1000 }, 1000],
  ])("without rates uses the component that falls most: %s", (_, change, bp) => {
    const before = { ...RING, stoneValuePaise: 1000_00 };
    expect(priceFallBp(before, { ...before, ...change }, NONE)).toBe(bp);
  });
});
