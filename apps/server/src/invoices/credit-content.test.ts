import type { NamedTax } from "@suvarna/domain/invoice";
import { type SaleAmounts, totalOfAmounts } from "@suvarna/domain/partial-refund";
import { describe, expect, it } from "vitest";
import { contentOf, type Sale, type SoldLine } from "./content.ts";
import { creditContent, restContent } from "./credit-content.ts";

const PLACE = { name: "Meera Nair", address: ["1, Street"], state: "Karnataka" };
const SELLER = {
  ...PLACE,
  stateCode: "29",
  gstin: "29AAACS0000S1ZB",
  phone: "+91",
  email: "shop@shop.example",
};
const RING: SoldLine = {
  name: "Ring",
  kind: "ring",
  quantity: 2,
  size: "",
  carat: "22K",
  fineness: 916,
  netWeightMg: 1000,
  huid: null,
  ratePerGram: 100_00,
  metalValue: 100_00,
  makingCharge: 0,
  stoneValue: 0,
  discount: 0,
  linePrice: 200_00,
  couponShare: 0,
  gst: 35_99,
};
/** An order from before the shares of its lines were even. */
const SALE: Sale = {
  orderId: "order",
  userId: "user",
  orderNumber: "ABCDEF",
  placedAt: new Date("2026-11-22T06:00:00Z"),
  paymentMethod: "Online payment",
  buyer: PLACE,
  deliverTo: PLACE,
  maskedPan: null,
  lines: [RING, { ...RING, gst: 36_01 }],
  gstRateBp: 1800,
  subtotal: 400_00,
  discount: 0,
  gst: 72_00,
  shipping: 0,
  total: 472_00,
};

const pieceOf = (position: number, gst: number): SaleAmounts => {
  const line = { position, quantity: 1, price: 100_00, discount: 0, gst };
  return { lines: [line], shipping: 0 };
};
const amounts = (taxes: readonly NamedTax[]) => taxes.map(({ amount }) => amount);

const hsn = { gold: "7113", silver: "711311", coin: "71189000" };
const invoice = contentOf(SALE, { seller: SELLER, hsn });

it("reverses an earlier invoice to the paisa, after a credit note with unequal halves", () => {
  // A credit note from before decision 0124, over an odd sum of GST.
  const first = creditContent({ invoice, earlier: [] }, pieceOf(0, 17_99));
  expect(amounts(first.taxes)).toEqual([9_00, 8_99]);
  const second = creditContent({ invoice, earlier: [first] }, pieceOf(1, 18_00));
  expect(amounts(second.taxes)).toEqual([9_00, 9_00]);
  const rest = restContent({ invoice, earlier: [first, second] });
  expect(amounts(rest?.taxes ?? [])).toEqual([18_00, 18_01]);
  expect(rest?.lines.map(({ gst }) => gst)).toEqual([18_00, 18_01]);
  const total = totalOfAmounts(pieceOf(0, 17_99)) + totalOfAmounts(pieceOf(1, 18_00));
  expect(total + (rest?.total ?? 0)).toBe(invoice.total);
});

describe("an invoice with odd shares of an order whose shares are even", () => {
  const whole = (gst: number): SaleAmounts => {
    const line = { position: 0, quantity: 2, price: 200_00, discount: 0, gst };
    return { lines: [line], shipping: 0 };
  };

  it("is reversed, although all pieces of a line have a paisa more than its invoice", () => {
    const note = creditContent({ invoice, earlier: [] }, whole(36_00));
    expect([note.total, ...amounts(note.taxes)]).toEqual([236_00, 18_00, 18_00]);
    const rest = restContent({ invoice, earlier: [note] });
    expect(rest?.lines).toMatchObject([{ position: 1, quantity: 2, gst: 36_00 }]);
    expect([rest?.total, ...amounts(rest?.taxes ?? [])]).toEqual([236_00, 18_00, 18_00]);
    expect(restContent({ invoice, earlier: [note, rest as typeof note] })).toBeNull();
  });

  it("is not reversed for more than that, nor for more GST than is left of all lines", () => {
    const tooMuch = "more than is left";
    expect(() => creditContent({ invoice, earlier: [] }, whole(36_02))).toThrow(tooMuch);
    const first = creditContent({ invoice, earlier: [] }, whole(36_00));
    const second = { ...whole(36_01).lines[0], position: 1 } as SaleAmounts["lines"][number];
    expect(() =>
      creditContent({ invoice, earlier: [first] }, { lines: [second], shipping: 0 }),
    ).toThrow(tooMuch);
  });
});
