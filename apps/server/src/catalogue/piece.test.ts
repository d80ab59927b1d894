import { describe, expect, it } from "vitest";
import { type Piece, pieceInSize } from "./piece.ts";

const STUDS: Piece = {
  id: "0198c1a0-0000-7000-8000-000000000001",
  slug: "studs",
  name: "Studs",
  metal: "Gold",
  metalColour: "Yellow gold",
  categoryId: "diamond",
  kind: "studs",
  engravable: false,
  huid: null,
  pictures: ["/pictures/studs-front.jpg"],
  carat: "18K",
  netWeightMg: 3000,
  grossWeightMg: 3100,
  makingChargeBp: 1200,
  stoneValuePaise: 50_000,
  discountBp: 0,
  onSale: true,
  stock: 2,
  sizes: [],
  removed: false,
};
const RING: Piece = {
  ...STUDS,
  stock: null,
  sizes: [
    { size: "12", netWeightMg: 3100, stock: 0 },
    { size: "14", netWeightMg: 3200, stock: 1 },
    { size: "16", netWeightMg: 3300, stock: null },
  ],
};

describe("pieceInSize", () => {
  it("is the piece itself where there are no sizes", () => {
    for (const none of [null, undefined, ""]) {
      expect(pieceInSize(STUDS, none)).toMatchObject({
        netWeightMg: 3000,
        stock: 2,
        isAvailable: true,
      });
    }
  });

  it.each([
    ["12", 3100, 0, false],
    ["14", 3200, 1, true],
    ["16", 3300, null, true],
  ])("in size %s has that size's weight and stock", (size, netWeightMg, stock, isAvailable) => {
    expect(pieceInSize(RING, size)).toMatchObject({ netWeightMg, stock, isAvailable });
  });

  it.each([
    ["a size it does not come in", RING, "18"],
    ["no size, though it comes in sizes", RING, null],
    ["a size, though it has none", STUDS, "12"],
    ["a piece off sale", { ...STUDS, onSale: false }, null],
    ["a piece that was removed", { ...STUDS, removed: true }, null],
  ])("can't be had: %s", (_why, piece, size) => {
    expect(pieceInSize(piece, size).isAvailable).toBe(false);
  });
});
