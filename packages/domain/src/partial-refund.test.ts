import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountsLeft,
  isAllRefunded,
  type LineAmounts,
  type SaleAmounts,
  sumBackAtEnd,
  takePart,
  totalOfAmounts,
} from "./partial-refund.ts";

const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      unitPrice: fc.integer({ min: 1, max: 30_00_000_00 }),
      discountShare: fc.integer({ min: 0, max: 100 }),
      halfOfGst: fc.integer({ min: 0, max: 2_50_000_00 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((some) =>
    some.map(({ quantity, unitPrice, discountShare, halfOfGst }, position) => {
      const price = quantity * unitPrice;
      return {
        position,
        quantity,
        price,
        discount: Math.floor((price * discountShare) / 100),
        gst: 2 * halfOfGst,
      };
    }),
  );
const sales = fc.record({ lines, shipping: fc.integer({ min: 0, max: 500_00 }) });
const wishes = fc.array(
  fc.oneof(
    fc.record({ amountShare: fc.integer({ min: 1, max: 120 }) }),
    fc.record({
      position: fc.integer({ min: 0, max: 5 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  ),
  { maxLength: 12 },
);

/** Whether none of the amounts of a sale, or of a part of a sale, is negative. */
function isSound({ lines, shipping }: SaleAmounts): boolean {
  return (
    shipping >= 0 &&
    lines.every(
      ({ quantity, price, discount, gst }) =>
        quantity >= 0 && discount >= 0 && gst >= 0 && price >= discount,
    )
  );
}

/**
 * Whether the GST of a part of a line is even. An odd part of a line that has only GST left can't be
 * even.
 */
function isEvenIfPossible({ position, gst }: LineAmounts, left: SaleAmounts): boolean {
  const line = left.lines.find((one) => one.position === position);
  return gst % 2 === 0 || line?.price === line?.discount;
}

describe("parts of a sale that go back", () => {
  it("never add up to more than the sale, and the last part is exactly the rest", () => {
    fc.assert(
      fc.property(sales, wishes, (sale, wished) => {
        const parts: SaleAmounts[] = [];
        for (const wish of wished) {
          const left = amountsLeft(sale, parts);
          const whole = totalOfAmounts(left);
          const amount = "amountShare" in wish ? Math.ceil((whole * wish.amountShare) / 100) : 0;
          const part = takePart(left, "amountShare" in wish ? { amount } : { pieces: [wish] });
          if (!part) continue;
          expect(isSound(part)).toBe(true);
          for (const line of part.lines) expect(isEvenIfPossible(line, left)).toBe(true);
          if ("amountShare" in wish) expect(totalOfAmounts(part)).toBe(amount);
          parts.push(part);
          expect(isSound(amountsLeft(sale, parts))).toBe(true);
        }
        const left = amountsLeft(sale, parts);
        const rest = takePart(left, { amount: totalOfAmounts(left) });
        if (!rest) return;
        const after = amountsLeft(sale, [...parts, rest]);
        expect(totalOfAmounts(after)).toBe(0);
        for (const { price, discount, gst } of after.lines) {
          expect([price - discount, gst]).toEqual([0, 0]);
        }
      }),
    );
  });

  const sale = {
    lines: [{ position: 0, quantity: 3, price: 300_00, discount: 100, gst: 53_83 }],
    shipping: 99_00,
  };

  it("are pieces with their shares of discount and tax", () => {
    expect(takePart(sale, { pieces: [{ position: 0, quantity: 1 }] })).toEqual({
      lines: [{ position: 0, quantity: 1, price: 100_00, discount: 33, gst: 17_94 }],
      shipping: 0,
    });
  });

  it("have even GST of a typed sum, and the rest of the sum is taxable value", () => {
    const line = { position: 0, quantity: 3, price: 300_00, discount: 100, gst: 54_00 };
    const gst = (amount: number) =>
      takePart({ lines: [line], shipping: 0 }, { amount })?.lines[0]?.gst;
    // The exact shares are 1530.5, 1531.0 and 1531.1 paise.
    expect([100_05, 100_08, 100_09].map(gst)).toEqual([15_30, 15_30, 15_32]);
    expect(takePart({ lines: [line], shipping: 0 }, { amount: 353_00 })?.lines[0]?.gst).toBe(54_00);
  });

  it.each([
    ["more pieces than there are", { pieces: [{ position: 0, quantity: 4 }] }],
    ["a line that there is not", { pieces: [{ position: 1, quantity: 1 }] }],
    [
      "a line twice",
      {
        pieces: [
          { position: 0, quantity: 2 },
          { position: 0, quantity: 2 },
        ],
      },
    ],
    ["more money than there is", { amount: totalOfAmounts(sale) + 1 }],
    ["no money", { amount: 0 }],
    ["no pieces", { pieces: [] }],
  ])("are refused: %s", (_what, wanted) => {
    expect(takePart(sale, wanted)).toBeNull();
  });
});

it("is of the whole order when nothing is left of its total, unless it cost nothing", () => {
  expect(isAllRefunded({ total: 500_00, refunded: 499_99 })).toBe(false);
  expect(isAllRefunded({ total: 500_00, refunded: 500_00 })).toBe(true);
  expect(isAllRefunded({ total: 0, refunded: 0 })).toBe(false);
});

it("knows the sum that goes back when an order ends, after refunds in part", () => {
  expect(sumBackAtEnd(900_00, 0)).toBe(900_00);
  expect(sumBackAtEnd(900_00, 150_00)).toBe(750_00);
  expect(sumBackAtEnd(900_00, 900_00)).toBe(900_00);
});
