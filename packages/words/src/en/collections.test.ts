import { expect, it } from "vitest";
import {
  collectionIn,
  gramsSpan,
  ofMetal,
  percentSpan,
  piecesTitle,
  seePieces,
} from "./collections.ts";

it("names the pieces, the grades and the spans", () => {
  expect([piecesTitle(1), seePieces(8), seePieces(40)]).toEqual([
    "The piece",
    "See the eight pieces",
    "See the 40 pieces",
  ]);
  expect(collectionIn(["22K"])).toBe("A collection in 22K");
  expect(collectionIn(["22K", "18K", "Silver"])).toBe("A collection in 22K, 18K and silver");
  expect([ofMetal(["18K"]), ofMetal(["Silver"]), ofMetal(["22K", "Silver"])]).toEqual([
    "of 18K gold",
    "of silver",
    "of gold and silver",
  ]);
  expect(gramsSpan({ least: 5.6, most: 82 })).toBe("5.6 to 82\u00a0g");
  expect(percentSpan({ least: 1500, most: 1500 })).toBe("15%");
});
