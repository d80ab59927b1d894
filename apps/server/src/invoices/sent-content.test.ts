import { totalOfAmounts } from "@suvarna/domain/partial-refund";
import { describe, expect, it } from "vitest";
import { contentOf, type Sale, type SoldLine } from "./content.ts";
import { creditContent, restContent } from "./credit-content.ts";
import { atWeighedWeights, type SentGoods, type SentPiece, sentContent } from "./sent-content.ts";

const SIDE = {
  seller: {
    name: "The Shop",
    address: [],
    state: "Karnataka",
    stateCode: "29",
    gstin: "29AAACS0000S1ZB",
    phone: "+91",
    email: "shop@shop.example",
  },
  hsn: { gold: "7113", silver: "711311", coin: "71189000" },
};
const buyer = { name: "Meera Nair", address: ["1, Street"], state: "Karnataka" };

/** Two rings of 10 g at ₹100 a gram with ₹50 for the making each. */
const RINGS: SoldLine = {
  name: "Ring",
  kind: "ring",
  quantity: 2,
  size: "",
  carat: "22K",
  fineness: 916,
  netWeightMg: 10_000,
  huid: "AAAAA1, AAAAA2",
  ratePerGram: 100_00,
  metalValue: 1000_00,
  makingCharge: 50_00,
  stoneValue: 0,
  discount: 0,
  linePrice: 2100_00,
  couponShare: 0,
  gst: 378_00,
};

const SALE: Sale = {
  orderId: "order",
  userId: "user",
  orderNumber: "ABCDEF",
  placedAt: new Date("2026-11-22T06:00:00Z"),
  paymentMethod: "Cash on delivery",
  buyer,
  deliverTo: buyer,
  maskedPan: null,
  lines: [RINGS],
  gstRateBp: 1800,
  subtotal: 2100_00,
  discount: 0,
  gst: 378_00,
  shipping: 0,
  total: 2478_00,
};

const piece = (huid: string, weighedMg: number | null): SentPiece => {
  return { position: 0, huid, weighedMg };
};

/** The goods of the sale, of which the first ring lacks 1 g: ₹100 of metal and ₹5 of making. */
const LIGHTER: SentGoods = {
  amounts: {
    shipping: 0,
    lines: [{ position: 0, quantity: 2, price: 1995_00, discount: 0, gst: 359_00 }],
  },
  pieces: [piece("AAAAA1", 9000), piece("AAAAA2", 10_000)],
  isByWeight: true,
};

describe("an invoice at the dispatch", () => {
  it("has a line for each weight, with the value of that weight", () => {
    const invoice = sentContent(contentOf(SALE, SIDE), LIGHTER);
    expect(invoice.lines).toMatchObject([
      {
        quantity: 1,
        huid: "AAAAA1",
        netWeightMg: 9000,
        metalValue: 900_00,
        makingCharge: 45_00,
        linePrice: 945_00,
      },
      {
        quantity: 1,
        huid: "AAAAA2",
        netWeightMg: 10_000,
        metalValue: 1000_00,
        makingCharge: 50_00,
        linePrice: 1050_00,
      },
    ]);
    // The exact shares are 17,005.3 and 18,894.7 paise; each is even, so that its halves are equal.
    expect(invoice.lines.map(({ gst }) => gst)).toEqual([170_06, 188_94]);
    expect(invoice).toMatchObject({ subtotal: 1995_00, gst: 359_00, total: 2354_00 });
    expect(invoice.lines[0]).not.toHaveProperty("weighedMg");
  });

  it("has one line for pieces of the same weight", () => {
    const same = { ...LIGHTER, pieces: [piece("AAAAA1", 9500), piece("AAAAA2", 9500)] };
    const [line, ...others] = sentContent(contentOf(SALE, SIDE), same).lines;
    expect(others).toEqual([]);
    expect(line).toMatchObject({ quantity: 2, huid: "AAAAA1, AAAAA2", netWeightMg: 9500 });
    expect(line).toMatchObject({ metalValue: 950_00, makingCharge: 47_50, linePrice: 1995_00 });
  });

  it("names the weight of a heavier piece and charges the ordered one", () => {
    const ordered = contentOf(SALE, SIDE);
    const whole = { shipping: 0, lines: [{ ...linesOf(LIGHTER), price: 2100_00, gst: 378_00 }] };
    const pieces = [piece("AAAAA1", 10_500), piece("AAAAA2", 10_000)];
    const goods = { amounts: whole, pieces, isByWeight: false };
    const { lines, total } = sentContent(ordered, goods);
    expect(total).toBe(2478_00);
    expect(lines[0]).toMatchObject({ netWeightMg: 10_000, weighedMg: 10_500, linePrice: 1050_00 });
    // A difference below the smallest refund stays with the shop, so the ordered weight is charged.
    const slightly = [piece("AAAAA1", 9999), piece("AAAAA2", 10_000)];
    const light = sentContent(ordered, { ...goods, pieces: slightly });
    expect(light.lines[0]).toMatchObject({ netWeightMg: 10_000, weighedMg: 9999 });
    expect(light.total).toBe(2478_00);
  });

  it("keeps the ordered weight of pieces that nobody has weighed", () => {
    const pieces = [piece("AAAAA1", null), piece("AAAAA2", null)];
    const { lines } = sentContent(contentOf(SALE, SIDE), { ...LIGHTER, pieces });
    expect(lines).toMatchObject([{ quantity: 2, netWeightMg: 10_000 }]);
  });

  it("is reversed by a credit note with the same lines when all pieces come back", () => {
    const invoice = sentContent(contentOf(SALE, SIDE), LIGHTER);
    const note = creditContent({ invoice, earlier: [] }, LIGHTER.amounts);
    expect(note.lines).toEqual(invoice.lines);
    expect(note.total).toBe(invoice.total);
  });

  it("is reversed to the paisa by credit notes over some pieces, which name all that it can be", () => {
    const invoice = sentContent(contentOf(SALE, SIDE), LIGHTER);
    const part = {
      shipping: 0,
      lines: [{ position: 0, quantity: 1, price: 997_50, discount: 0, gst: 179_50 }],
    };
    const note = creditContent({ invoice, earlier: [] }, part);
    expect(note.total).toBe(totalOfAmounts(part));
    const either = { huid: "AAAAA1, AAAAA2", netWeightMg: 9000, otherWeightsMg: [10_000] };
    expect(note.lines).toMatchObject([{ ...either, quantity: 1 }]);
    const rest = restContent({ invoice, earlier: [note] });
    expect(rest?.lines).toMatchObject([{ ...either, quantity: 1, linePrice: 997_50 }]);
    expect(note.total + (rest?.total ?? 0)).toBe(invoice.total);
    expect(restContent({ invoice, earlier: [note, rest as typeof note] })).toBeNull();
  });
});

it("goods that have not left the shop yet have the ordered weight", () => {
  const sent = { ...LIGHTER, pieces: null };
  const { lines, isOfSentPieces } = sentContent(contentOf(SALE, SIDE), sent);
  expect(lines).toMatchObject([{ quantity: 2, netWeightMg: 10_000, linePrice: 1995_00 }]);
  expect(isOfSentPieces).toBeUndefined();
});

function linesOf({ amounts }: SentGoods) {
  const [line] = amounts.lines;
  if (!line) throw new Error("The goods have no line");
  return line;
}

describe("a credit note over a difference in weight", () => {
  const invoice = contentOf(SALE, SIDE);
  const lines = [{ position: 0, quantity: 0, price: 105_00, discount: 0, gst: 19_00 }];
  const note = creditContent({ invoice, earlier: [] }, { lines, shipping: 0 });
  const weightsOn = (...weights: (number | null)[]) => {
    const pieces = weights.map((mg, place) => piece(`AAAAA${place}`, mg));
    const [line] = atWeighedWeights(note, pieces).lines;
    return [line?.netWeightMg, ...(line?.otherWeightsMg ?? [])];
  };

  it("names the weights of the pieces that are lighter than ordered", () => {
    expect(weightsOn(9000, 10_000)).toEqual([9000]);
    expect(weightsOn(9000, 9500)).toEqual([9000, 9500]);
    expect(weightsOn(9000, 9000)).toEqual([9000]);
  });

  it("keeps the ordered weight where no lighter one is known", () => {
    expect(weightsOn(null, 10_100)).toEqual([10_000]);
    expect(weightsOn()).toEqual([10_000]);
  });
});
