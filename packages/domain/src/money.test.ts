import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apportion, apportionEven, paise, roundedProduct, rupees } from "./money.ts";

describe("roundedProduct", () => {
  it.each([
    [[1], 2, 1],
    [[3], 2, 2],
    [[1], 3, 0],
    [[2], 3, 1],
    [[149], 100, 1],
    [[150], 100, 2],
    [[0, 7], 10, 0],
    [[], 1, 1],
  ])("rounds half up: %j / %i is %i", (factors, divisor, rounded) => {
    expect(roundedProduct(factors, divisor)).toBe(rounded);
  });

  it("is exact for products that doubles can't represent", () => {
    expect(roundedProduct([94_906_267, 94_906_267], 2)).toBe(4_503_599_757_937_645);
    expect(Math.round((94_906_267 * 94_906_267) / 2)).toBe(4_503_599_757_937_644);
    expect(roundedProduct([9_007_199_254_740_991, 3], 3)).toBe(9_007_199_254_740_991);
  });

  it("is the quotient rounded down, plus one if the remainder is a half or more", () =>
    fc.assert(
      fc.property(
        fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (factors, divisor) => {
          const product = factors.reduce((all, factor) => all * BigInt(factor), 1n);
          const whole = product / BigInt(divisor);
          const isHalfOrMore = 2n * (product % BigInt(divisor)) >= BigInt(divisor);
          expect(roundedProduct(factors, divisor)).toBe(Number(isHalfOrMore ? whole + 1n : whole));
        },
      ),
    ));

  it.each([[[1.5]], [[-1]], [[Number.NaN]], [[2 ** 53]], [[Number.POSITIVE_INFINITY]]])(
    "refuses %j",
    (factors) => {
      expect(() => roundedProduct(factors, 1)).toThrow(RangeError);
    },
  );
});

describe("rupees and paise", () => {
  it("are inverse to each other up to a hundred crore rupees", () =>
    fc.assert(
      fc.property(fc.nat(100_00_00_000_00), (amount) => {
        expect(paise(rupees(amount))).toBe(amount);
      }),
    ));

  it.each([
    [1.005, 101],
    [0.014, 1],
    [12_222, 12_222_00],
    [0.1 + 0.2, 30],
  ])("reads ₹%d from the wire as %i paise", (amount, inPaise) => {
    expect(paise(amount)).toBe(inPaise);
  });
});

describe("apportion", () => {
  it("is proportional to the sizes", () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(10, [1, 3])).toEqual([3, 7]);
    expect(apportion(0, [5, 5])).toEqual([0, 0]);
    expect(apportion(7, [0, 0])).toEqual([7, 0]);
  });

  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [7, [5, 0, 5], [4, 0, 3]],
    [0, [3], [0]],
    [1, [1, 3], [0, 1]],
  ])("divides %i among %o", (sum, sizes, parts) => {
    expect(apportion(sum, sizes)).toEqual(parts);
  });

  it("adds up to the sum, and each part is within a paisa of its exact share", () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 10 ** 11 }), { minLength: 1, maxLength: 20 });
    return fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), sizes, (sum, lines) => {
        const parts = apportion(sum, lines);
        const whole = lines.reduce((total, size) => total + size, 0);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(sum);
        parts.forEach((part, place) => {
          expect(Math.abs(part - (sum * (lines[place] as number)) / whole)).toBeLessThan(1.001);
        });
      }),
    );
  });
});

describe("apportionEven", () => {
  it("divides an even sum in even parts", () => {
    expect(apportionEven(100, [1, 1, 1])).toEqual([34, 34, 32]);
    expect(apportionEven(10, [1, 3])).toEqual([2, 8]);
    expect(apportionEven(8, [0, 0])).toEqual([8, 0]);
    expect(apportionEven(0, [])).toEqual([]);
  });

  it("leaves the odd paisa of an odd sum to the last part that has a size", () => {
    expect(apportionEven(53, [1, 1, 0])).toEqual([26, 27, 0]);
    expect(apportionEven(53, [1, 0])).toEqual([53, 0]);
    expect(apportionEven(53, [0, 0])).toEqual([53, 0]);
  });

  it("always adds up, with parts that are at most two paise from their shares", () => {
    const sums = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    const sizes = fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1, maxLength: 20 });
    return fc.assert(
      fc.property(sums, sizes, (sum, lines) => {
        const parts = apportionEven(sum, lines);
        expect(parts.reduce((total, part) => total + BigInt(part), 0n)).toBe(BigInt(sum));
        expect(parts.filter((part) => part % 2 !== 0)).toHaveLength(sum % 2);
        const whole = lines.reduce((total, line) => total + line, 0);
        for (const [place, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          if (whole === 0) continue;
          const share = (BigInt(sum) * BigInt(lines[place] as number)) / BigInt(whole);
          expect(Math.abs(Number(BigInt(part) - share))).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
