import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advanceContent, advanceOf } from "./advance.ts";
import { type BookedDocument, taxColumns, taxesOfLines } from "./books.ts";
import { cartTotals } from "./cart.ts";
import { type CouponBenefit, couponEffect } from "./coupon.ts";
import { gstr1Of } from "./gstr1.ts";
import { splitGst } from "./invoice.ts";
import { apportion, apportionEven } from "./money.ts";
import { amountsLeft, type SaleAmounts, takePart, totalOfAmounts } from "./partial-refund.ts";
import { type WeighedLine, weightDifference } from "./weight-difference.ts";

const someLines = fc.array(
  fc.record({
    netWeightMg: fc.integer({ min: 100, max: 100_000 }),
    ratePerGram: fc.integer({ min: 100_00, max: 15_000_00 }),
    makingBp: fc.integer({ min: 0, max: 3000 }),
    madeToOrder: fc.boolean(),
    /** The weights on the scale, in basis points of the ordered weight: one for each piece. */
    weighedBp: fc.array(fc.integer({ min: 9000, max: 10_500 }), { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const benefits: fc.Arbitrary<CouponBenefit> = fc.oneof(
  fc.record({
    kind: fc.constant("percent" as const),
    shareBp: fc.integer({ min: 1, max: 9000 }),
  }),
  fc.record({
    kind: fc.constant("amount" as const),
    amount: fc.integer({ min: 1, max: 50_000_00 }),
  }),
);
const orders = fc.record({
  drawn: someLines,
  benefit: fc.option(benefits),
  gstRateBp: fc.constantFrom(300, 1800),
});
/** Refunds in part: some pieces of a line, or a typed sum as a share of what is left. */
const wishes = fc.array(
  fc.oneof(
    fc.record({
      position: fc.integer({ min: 0, max: 4 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ shareBp: fc.integer({ min: 1, max: 9999 }) }),
  ),
  { maxLength: 8 },
);

type Drawn = typeof orders extends fc.Arbitrary<infer T> ? T : never;

/** Prices an order as the cart does, and divides its GST among its lines. */
function placeOrder({ drawn, benefit, gstRateBp }: Drawn, share: typeof apportion) {
  const lines = drawn.map((line, position): WeighedLine & { readonly madeToOrder: boolean } => {
    const { netWeightMg, ratePerGram, madeToOrder, weighedBp } = line;
    const metalValue = Math.round((ratePerGram * netWeightMg) / 1000);
    const makingCharge = Math.round((metalValue * line.makingBp) / 10_000);
    return {
      position,
      netWeightMg,
      ratePerGram,
      metalValue,
      makingCharge,
      stoneValue: 0,
      discount: 0,
      linePrice: (metalValue + makingCharge) * weighedBp.length,
      couponShare: 0,
      madeToOrder,
      weighedMg: weighedBp.map((bp) => Math.round((netWeightMg * bp) / 10_000)),
    };
  });
  const limits = { startsAt: null, endsAt: null, totalLimit: null, perUserLimit: null };
  const coupon = { ...limits, code: "ANY", categoryId: null, minimum: 0, disabled: false };
  const cart = lines.map(({ linePrice }) => ({ linePrice, categoryId: "rings", reduced: false }));
  const effect = benefit ? couponEffect({ ...coupon, benefit }, cart) : undefined;
  const rules = { gstRateBp, freeShippingAbovePaise: 5000_00, shippingPaise: 99_00 };
  const totals = cartTotals(
    lines.map(({ linePrice }) => linePrice),
    rules,
    effect,
  );
  const items = lines.map((line, place) => ({ ...line, couponShare: effect?.shares[place] ?? 0 }));
  const taxes = share(
    totals.gst,
    items.map(({ linePrice, couponShare }) => linePrice - couponShare),
  );
  const sale: SaleAmounts = {
    shipping: totals.shipping,
    lines: items.map(({ position, linePrice, couponShare, weighedMg }, place) => ({
      position,
      quantity: weighedMg.length,
      price: linePrice,
      discount: couponShare,
      gst: taxes[place] as number,
    })),
  };
  return { items, totals, sale };
}

/** Takes parts out of a sale until nothing is left of it. */
function takeParts(first: SaleAmounts | null, sale: SaleAmounts, wished: readonly object[]) {
  const parts = first ? [first] : [];
  for (const wish of wished) {
    const left = amountsLeft(sale, parts);
    const amount =
      "shareBp" in wish ? Math.ceil((totalOfAmounts(left) * Number(wish.shareBp)) / 10_000) : 0;
    // Staff can't type less than a rupee.
    if ("shareBp" in wish && amount < 100) continue;
    const part = takePart(
      left,
      "shareBp" in wish ? { amount } : { pieces: [wish as { position: number; quantity: number }] },
    );
    if (!part) continue;
    if ("shareBp" in wish) expect(totalOfAmounts(part)).toBe(amount);
    parts.push(part);
  }
  const rest = takePart(amountsLeft(sale, parts), { whole: true });
  return rest ? [...parts, rest] : parts;
}

const WITHIN_STATE = { from: "29", to: "29" };

function documentOf(
  kind: "invoice" | "credit note",
  { lines, shipping }: SaleAmounts,
  gstRateBp: number,
): BookedDocument {
  const gst = lines.reduce((sum, line) => sum + line.gst, 0);
  const taxable = lines.reduce((sum, { price, discount }) => sum + price - discount, 0);
  return {
    kind,
    number: "INV/2627/000001",
    issuedAt: new Date("2026-11-28T06:00:00Z"),
    sellerState: "29",
    place: { code: "29", name: "Karnataka" },
    gstRateBp,
    lines: lines.map(({ quantity, price, discount, gst: tax }) => ({
      hsn: "7113",
      quantity,
      taxable: price - discount,
      gst: tax,
    })),
    taxes: splitGst(gst, gstRateBp, WITHIN_STATE),
    taxable,
    shipping,
    total: taxable + gst + shipping,
    refersTo: null,
  };
}

describe("CGST and SGST", () => {
  it("are equal on every part of an order, in every line and row of the books", () => {
    fc.assert(
      fc.property(orders, wishes, (drawn, wished) => {
        const { gstRateBp } = drawn;
        const { items, totals, sale } = placeOrder(drawn, apportionEven);
        expect(totalOfAmounts(sale)).toBe(totals.total);
        const split = advanceOf(items, totals.total);
        const advance = split && advanceContent(split, totals);
        const voucher = taxColumns(splitGst(advance?.gst ?? 0, gstRateBp, WITHIN_STATE));
        expect(voucher.cgst).toBe(voucher.sgst);

        const parts = takeParts(weightDifference(items, sale, gstRateBp), sale, wished);
        for (const line of amountsLeft(sale, parts).lines) {
          expect([line.price - line.discount, line.gst]).toEqual([0, 0]);
        }
        const notes = parts.map((part) => documentOf("credit note", part, gstRateBp));
        const documents = [documentOf("invoice", sale, gstRateBp), ...notes];
        for (const document of documents) {
          for (const [place, { cgst, sgst }] of taxesOfLines(document).entries()) {
            expect([cgst, sgst]).toEqual([sgst, (document.lines[place]?.gst ?? 0) / 2]);
            expect(cgst).toBeGreaterThanOrEqual(0);
          }
          const { b2cs, hsn } = gstr1Of([document]);
          for (const row of [...b2cs, ...hsn]) expect(row.cgst).toBe(row.sgst);
        }
        const { b2cs, hsn } = gstr1Of(documents);
        for (const row of [...b2cs, ...hsn]) {
          expect([row.taxable, row.cgst, row.sgst]).toEqual([0, 0, 0]);
        }
      }),
    );
  });

  it("differ at most on the last part of an odd line of an order from before", () => {
    fc.assert(
      fc.property(orders, wishes, (drawn, wished) => {
        const { sale } = placeOrder(drawn, apportion);
        const parts = takeParts(null, sale, wished);
        for (const line of amountsLeft(sale, parts).lines) {
          expect([line.price - line.discount, line.gst]).toEqual([0, 0]);
        }
        for (const { position, gst } of sale.lines) {
          const own = parts.flatMap(({ lines }) => lines.filter((of) => of.position === position));
          expect(own.filter((part) => part.gst % 2 !== 0).length).toBe(gst % 2);
          expect(own.every((part) => part.gst >= 0)).toBe(true);
        }
      }),
    );
  });
});
