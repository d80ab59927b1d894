import { expect, it } from "vitest";
import { type PricedPiece, priceOf } from "./price.ts";
import { priceHistory } from "./price-history.ts";
import { withGst } from "./tax.ts";

const PIECE: PricedPiece = {
  carat: "18K",
  netWeightMg: 3900,
  makingChargeBp: 1500,
  stoneValuePaise: 92_000_00,
  discountBp: 1000,
};

it("prices a piece of today at the rates of each day, with GST, in the order of the days", () => {
  const rates = (gold: number) => ({ "24K": 2 * gold, "22K": 2 * gold, "18K": gold, Silver: 100 });
  const days = [
    { day: "2026-11-20", perGram: rates(9_900_00) },
    { day: "2026-11-22", perGram: rates(10_006_92) },
  ];
  const last = priceOf(PIECE, rates(10_006_92))?.discountedPrice ?? 0;
  const prices = priceHistory(PIECE, days, 300);
  expect(prices.map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-22"]);
  expect(prices[1]?.payable).toBe(withGst(last, 300));
  expect(prices[0]?.payable).toBeLessThan(prices[1]?.payable ?? 0);
  expect(priceHistory(PIECE, [], 300)).toEqual([]);
});
