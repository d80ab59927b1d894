import { expect, it } from "vitest";
import { galleryTiles } from "./gallery-tiles.ts";

/**
 * Writes the tiles as text: `0!` is the first picture in both columns, `2~` is the third picture,
 * in which the piece can be turned.
 */
function words(
  pictures: number,
  { isShort = false, ...piece }: { canTurn: boolean; hasSize: boolean; isShort?: boolean },
): string {
  return galleryTiles(pictures, { ...piece, isShort })
    .map(
      ({ picture, wide, turns, onlyPhone }) =>
        `${picture}${wide ? "!" : ""}${turns ? "~" : ""}${onlyPhone ? "p" : ""}`,
    )
    .join(" ");
}

it("puts the front first, then the close-up beside the turn, then the actual size", () => {
  expect(words(3, { canTurn: true, hasSize: true })).toBe("0! 1 2~ size!");
  expect(words(5, { canTurn: true, hasSize: true })).toBe("0! 1 2~ size! 3 4");
});

it("leaves no hole when a picture has no neighbour", () => {
  expect(words(2, { canTurn: true, hasSize: true })).toBe("0!~ 1 size");
  expect(words(4, { canTurn: false, hasSize: true })).toBe("0! 1 size 2 3");
  expect(words(2, { canTurn: false, hasSize: false })).toBe("0! 1!");
  expect(words(1, { canTurn: true, hasSize: true })).toBe("0!~ size!");
  expect(words(1, { canTurn: false, hasSize: false })).toBe("0!");
});

it("ends a sold-out piece's gallery after the first pair, but not on a phone", () => {
  expect(words(3, { canTurn: true, hasSize: true, isShort: true })).toBe("0!~ 1 size 2p");
  expect(words(5, { canTurn: true, hasSize: false, isShort: true })).toBe("0! 1 2~ 3p 4p");
  expect(words(1, { canTurn: false, hasSize: true, isShort: true })).toBe("0! size!");
});
