import { expect, it } from "vitest";
import { noPieceWords, sizeToSell } from "./piece-to-sell.ts";

const RING = {
  sizes: [
    { size: "12", isAvailable: false, stock: 0 },
    { size: "14", isAvailable: true, stock: 2 },
  ],
};

it("enters the size of the scanned piece, and never guesses it", () => {
  expect(sizeToSell(RING, { size: "12" })).toBe("12");
  expect(sizeToSell(RING, { size: null })).toBeNull();
  expect(sizeToSell({ sizes: null }, { size: null })).toBe("");
});

it("enters the first available size of a product that was found by its words", () => {
  expect(sizeToSell(RING, null)).toBe("14");
  expect(sizeToSell({ sizes: null }, null)).toBe("");
});

it("takes only words with a digit for a HUID", () => {
  expect(noPieceWords("4KT9RX")).toBe("The shop has no piece with the HUID 4KT9RX.");
  expect(noPieceWords("BANGLE")).toBe("The shop has no piece called “bangle”.");
});
