import type { Kind } from "@suvarna/domain/jewellery";
import { expect, it } from "vitest";
import { matchingPieces, wornWithWords } from "./matching-pieces.ts";

const piece = (kind: Kind, metalColour: string, ...stones: string[]) => ({
  kind,
  metal: "Gold",
  metalColour,
  stones: stones.map((stone) => ({ kind: stone, count: 1, carats: 1 })),
});
const RING = piece("ring", "Yellow gold", "Emerald", "Diamond");
const DROPS = piece("earrings", "Yellow gold", "Emerald", "Diamond");
const BRACELET = piece("bracelet", "Yellow gold", "Diamond", "Emerald");

it("matches other kinds with the same first stone in the same colour", () => {
  const related = [
    piece("ring", "Yellow gold", "Emerald"),
    DROPS,
    piece("pendant", "White gold", "Emerald"),
    piece("pendant", "Yellow gold", "Diamond"),
    BRACELET,
  ];
  expect(matchingPieces(RING, related)).toEqual([DROPS, BRACELET]);
  expect(wornWithWords(RING)).toBe("With emerald too, in yellow gold.");
});

it("matches plain pieces with plain pieces, and shows no row of one", () => {
  const plain = piece("ring", "Rose gold");
  const bangles = [piece("bangle", "Rose gold"), piece("chain", "Rose gold")];
  expect(matchingPieces(plain, [...bangles, DROPS])).toEqual(bangles);
  expect(matchingPieces(plain, [piece("bangle", "Rose gold")])).toEqual([]);
  expect(wornWithWords(plain)).toBe("Also in rose gold, without stones.");
});
