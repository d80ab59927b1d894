import { expect, it } from "vitest";
import { type CompareFacts, compareGroups, differingRows } from "./compare-rows.ts";
import type { ComparedPiece } from "./compared-piece.ts";

const FACTS: CompareFacts = {
  rates: { "24K": 13_000_00, "22K": 12_000_00, "18K": 10_000_00, Silver: 150_00 },
  gstRateBp: 300,
  exchangeBp: 9500,
  arrival: null,
};

function aPiece(columns: Partial<ComparedPiece>): ComparedPiece {
  return {
    _id: "1",
    slug: "one",
    name: "One",
    kind: "ring",
    engravable: false,
    carat: "18K",
    metal: "Gold",
    metalColour: "Yellow gold",
    netWeight: 4,
    grossWeight: 4.4,
    makingcharge: 15,
    stoneValue: 0,
    discountPercent: 0,
    stones: [],
    dimensions: null,
    dimensionsText: null,
    certificate: null,
    huid: null,
    sizes: null,
    stock: 3,
    isAvailable: true,
    images: [],
    ...columns,
  };
}

const rowsOf = (pieces: readonly ComparedPiece[], facts = FACTS) =>
  compareGroups(pieces, facts).flatMap(({ rows }) => rows);
const rowOf = (label: string, pieces: readonly ComparedPiece[], facts = FACTS) =>
  rowsOf(pieces, facts).find((row) => row.label === label);

it("shows the price of each piece with GST, and the value of its metal in exchange", () => {
  const pieces = [aPiece({}), aPiece({ netWeight: 2 })];
  expect(rowOf("Total with GST", pieces)?.cells.map(({ lines }) => lines[0])).toEqual([
    "₹47,380.00",
    "₹23,690.00",
  ]);
  expect(rowOf("Gold in exchange today", pieces)?.cells[0]?.lines).toEqual(["₹38,000.00"]);
  const silver = rowOf("Metal in exchange today", [
    pieces[0] as ComparedPiece,
    aPiece({ carat: "Silver", metal: "Silver" }),
  ]);
  expect(silver?.cells).toHaveLength(2);
});

it("marks the least making charge and weight, unless two are equally low", () => {
  const pieces = [aPiece({ makingcharge: 15 }), aPiece({ makingcharge: 14, grossWeight: 4.4 })];
  expect(rowOf("Making charge", pieces)?.cells.map(({ isLeast }) => isLeast)).toEqual([
    false,
    true,
  ]);
  expect(rowOf("Gross weight", pieces)?.cells.map(({ isLeast }) => isLeast)).toEqual([
    false,
    false,
  ]);
});

it("omits a row without values, and on request the rows with equal values", () => {
  const pieces = [aPiece({}), aPiece({ certificate: "IGI report", huid: "99JLJ0" })];
  const labels = rowsOf(pieces).map(({ label }) => label);
  expect(labels).not.toContain("Life size");
  expect(labels).not.toContain("Engraving");
  expect(labels).not.toContain("Stones");
  expect(rowOf("Certificate", pieces)?.cells.map(({ lines }) => lines[0])).toEqual([
    "–",
    "IGI report, HUID",
  ]);
  const left = differingRows(compareGroups(pieces, FACTS));
  expect(left.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(["Certificate"]);
  expect(left.map(({ title }) => title)).toEqual(["Buying it"]);
});

it("names stones, sizes and the day of arrival", () => {
  const size = (name: string, stock: number | null) => ({
    size: name,
    netWeight: 4,
    stock,
    isAvailable: stock !== 0,
    price: null,
    discountedPrice: null,
  });
  const ring = aPiece({
    stones: [
      { kind: "Emerald", count: 1, carats: 1.5 },
      { kind: "Diamond", count: 44, carats: 0.42 },
    ],
    sizes: [size("10", 2), size("12", 0), size("14", null), size("16", 1)],
  });
  const pieces = [ring, aPiece({ isAvailable: false })];
  const stones = compareGroups(pieces, FACTS)[1]?.rows.find(({ label }) => label === "Stones");
  expect(stones?.cells[0]?.lines).toEqual(["1 emerald 1.50\u00a0ct", "44 diamonds 0.42\u00a0ct"]);
  expect(rowOf("Sizes on the counter", pieces)?.cells.map(({ lines }) => lines[0])).toEqual([
    "10, 16",
    "Out of Stock",
  ]);
  expect(rowOf("Sizes on the counter", pieces)?.cells[0]?.note).toBe("14 to order");
  const all = aPiece({ sizes: ["8", "10", "12", "14"].map((name) => size(name, 1)) });
  expect(rowOf("Sizes on the counter", [all])?.cells[0]?.lines).toEqual(["8 to 14"]);
  const arrival = { pin: "560003", when: () => "26 to 28 November" };
  expect(
    rowOf("With you at 560003", pieces, { ...FACTS, arrival })?.cells.map(({ lines }) => lines[0]),
  ).toEqual(["26 to 28 November", "–"]);
});

it("shows in which pieces letters can be engraved, if any", () => {
  const pieces = [
    aPiece({ engravable: true }),
    aPiece({}),
    aPiece({ kind: "pendant", engravable: true }),
    aPiece({ kind: "necklace" }),
  ];
  expect(rowOf("Engraving", pieces)?.cells.map(({ lines }) => lines[0])).toEqual([
    "Inside, 14 letters",
    "No room inside",
    "On the back, 14 letters",
    "No room",
  ]);
});

it("shows that a price is on request without a valid rate", () => {
  const facts = { ...FACTS, rates: { ...FACTS.rates, "18K": null } };
  expect(rowOf("Total with GST", [aPiece({})], facts)?.cells[0]?.lines).toEqual([
    "Price on request",
  ]);
});
