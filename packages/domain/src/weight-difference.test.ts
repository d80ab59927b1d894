import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HUID_PATTERN, huidFrom, needsHuid } from "./huid.ts";
import { apportionEven } from "./money.ts";
import { amountsLeft, type SaleAmounts, totalOfAmounts } from "./partial-refund.ts";
import { gstOn } from "./tax.ts";
import {
  isOtherPiece,
  needsReweighing,
  pieceDifference,
  surplusValue,
  type WeighedLine,
  weightDifference,
} from "./weight-difference.ts";

/** An example line: a jali bangle of 22K gold, 17.600 g, with a making charge of 14 %. */
const BANGLE: WeighedLine = {
  position: 0,
  netWeightMg: 17_600,
  ratePerGram: 12_153_81,
  metalValue: 2_13_907_06,
  makingCharge: 29_946_99,
  stoneValue: 0,
  discount: 0,
  linePrice: 2_43_854_05,
  couponShare: 0,
  weighedMg: [17_420],
};
/** Other lines of the example order: a ring of 18K gold with a stone, and a silver anklet. */
const RING: WeighedLine = {
  ...BANGLE,
  position: 1,
  netWeightMg: 3100,
  ratePerGram: 9951_26,
  metalValue: 30_848_91,
  makingCharge: 3701_87,
  stoneValue: 1_64_375_00,
  linePrice: 1_98_925_78,
  weighedMg: [3126],
};
const ANKLET: WeighedLine = {
  ...BANGLE,
  position: 2,
  netWeightMg: 38_000,
  ratePerGram: 167_52,
  metalValue: 6365_76,
  makingCharge: 1145_84,
  linePrice: 7511_60,
  weighedMg: [38_000],
};

function saleOf(lines: readonly WeighedLine[], gstRateBp = 1800): SaleAmounts {
  const taxable = lines.map(({ linePrice, couponShare }) => linePrice - couponShare);
  const gst = apportionEven(
    gstOn(
      taxable.reduce((sum, value) => sum + value, 0),
      gstRateBp,
    ),
    taxable,
  );
  return {
    shipping: 0,
    lines: lines.map(({ position, weighedMg, linePrice, couponShare }, place) => ({
      position,
      quantity: weighedMg.length,
      price: linePrice,
      discount: couponShare,
      gst: gst[place] as number,
    })),
  };
}

describe("the difference in weight", () => {
  it("of the drawn order is ₹2,941.97: metal, making and GST at the order's rate", () => {
    const lines = [BANGLE, RING, ANKLET];
    expect(pieceDifference(BANGLE, 17_420)).toEqual({
      metal: 2187_69,
      making: 306_28,
      net: 2493_97,
    });
    expect(surplusValue(RING, 3126)).toBe(289_78);
    expect(pieceDifference(RING, 3126).net).toBe(0);
    const back = weightDifference(lines, saleOf(lines), 1800);
    expect(back?.lines).toEqual([
      { position: 0, quantity: 0, price: 2493_97, discount: 0, gst: 448_00 },
    ]);
    expect(back && totalOfAmounts(back)).toBe(2941_97);
  });

  it("is nothing for pieces as ordered, and below one rupee", () => {
    const asOrdered = [{ ...BANGLE, weighedMg: [17_600] }];
    expect(weightDifference(asOrdered, saleOf(asOrdered), 1800)).toBeNull();
    const silver = [{ ...ANKLET, position: 0, weighedMg: [37_999] }];
    expect(weightDifference(silver, saleOf(silver), 1800)).toBeNull();
  });

  it("is at most the remaining amount, leaves the GST of the lighter order, and never charges more", () => {
    const aLine = fc.record({
      netWeightMg: fc.integer({ min: 100, max: 500_000 }),
      ratePerGram: fc.integer({ min: 100_00, max: 20_000_00 }),
      makingBp: fc.integer({ min: 0, max: 4000 }),
      stoneValue: fc.integer({ min: 0, max: 10_00_000_00 }),
      discountBp: fc.integer({ min: 0, max: 5000 }),
      couponBp: fc.integer({ min: 0, max: 10_000 }),
      offBp: fc.array(fc.integer({ min: 1, max: 13_000 }), { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 5 }), (drawn) => {
        const lines = drawn.map((line, position): WeighedLine => {
          const { netWeightMg, ratePerGram, stoneValue } = line;
          const metalValue = Math.round((ratePerGram * netWeightMg) / 1000);
          const makingCharge = Math.round((metalValue * line.makingBp) / 10_000);
          const price = metalValue + makingCharge + stoneValue;
          const discount = Math.round((price * line.discountBp) / 10_000);
          const linePrice = (price - discount) * line.offBp.length;
          return {
            position,
            netWeightMg,
            ratePerGram,
            metalValue,
            makingCharge,
            stoneValue,
            discount,
            linePrice,
            couponShare: Math.floor((linePrice * line.couponBp) / 10_000),
            weighedMg: line.offBp.map((bp) => Math.max(1, Math.round((netWeightMg * bp) / 10_000))),
          };
        });
        const sale = saleOf(lines);
        const back = weightDifference(lines, sale, 1800);
        const isLighter = lines.some(({ weighedMg, netWeightMg }) =>
          weighedMg.some((mg) => mg < netWeightMg),
        );
        if (!isLighter) expect(back).toBeNull();
        if (!back) return;
        const rest = amountsLeft(sale, [back]);
        for (const line of rest.lines) {
          expect(Math.min(line.price, line.discount, line.gst)).toBeGreaterThanOrEqual(0);
          expect(line.price - line.discount).toBeGreaterThanOrEqual(0);
          expect(line.gst % 2).toBe(0);
        }
        for (const { position } of back.lines) {
          const { weighedMg, netWeightMg } = lines[position] as WeighedLine;
          expect(weighedMg.some((mg) => mg < netWeightMg)).toBe(true);
        }
        const sum = (of: (line: SaleAmounts["lines"][number]) => number) =>
          rest.lines.reduce((all, line) => all + of(line), 0);
        const owed = gstOn(
          sum(({ price, discount }) => price - discount),
          1800,
        );
        // The refund of a line with several pieces may take back all of the line's tax, but not
        // more.
        expect(sum(({ gst }) => gst)).toBeGreaterThanOrEqual(owed);
      }),
    );
  });

  it("is far off above 3 %, either way, and not at 3 %", () => {
    expect([9700, 10_300].map((mg) => needsReweighing(10_000, mg, 300))).toEqual([false, false]);
    expect([9699, 10_301].map((mg) => needsReweighing(10_000, mg, 300))).toEqual([true, true]);
  });
});

describe("a HUID", () => {
  it("is six letters or digits, in capitals, whatever was typed", () => {
    expect(huidFrom(" 4kt-9rx\n")).toBe("4KT9RX");
    expect(["4KT9RX", "9PW2L", "4kt9rx", "ÄBCDEF"].map((huid) => HUID_PATTERN.test(huid))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("is needed for gold from 2 g on, and not for silver", () => {
    expect(needsHuid({ carat: "22K", netWeightMg: 2000 })).toBe(true);
    expect(needsHuid({ carat: "18K", netWeightMg: 1999 })).toBe(false);
    expect(needsHuid({ carat: "Silver", netWeightMg: 38_000 })).toBe(false);
  });
});

it("takes a piece for another one above a fifth of its known weight", () => {
  expect([6_760, 8_450, 10_140].map((mg) => isOtherPiece(8_450, mg))).toEqual([
    false,
    false,
    false,
  ]);
  expect([100, 6_759, 10_141, 84_500].map((mg) => isOtherPiece(8_450, mg))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
