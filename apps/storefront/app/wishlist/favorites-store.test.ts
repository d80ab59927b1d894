import { MAX_WISHLIST } from "@suvarna/domain/wishlist";
import { expect, it } from "vitest";
import { favoriteIds, parseFavorites } from "./favorites-store.ts";

it("combines the server's and the local favourites with the optimistic updates", () => {
  const wanted = new Map([
    ["on", true],
    ["off", false],
    ["off-here", false],
  ]);
  const ids = favoriteIds({
    local: ["here", "off-here"],
    onServer: ["there", "off"],
    merging: false,
    wanted,
  });
  expect([...ids].toSorted()).toEqual(["here", "on", "there"]);
});

it.each([
  [null, []],
  ["", []],
  ["{", []],
  ["null", []],
  ['{"length":1}', []],
  ['["a",1,null,"b","a"]', ["a", "b"]],
  [JSON.stringify(["", " ", "a", "i".repeat(65)]), ["a"]],
])("reads %j from the browser's memory", (text, favorites) => {
  expect(parseFavorites(text)).toEqual(favorites);
});

it("reads no more entries than a wishlist may have", () => {
  const text = JSON.stringify(Array.from({ length: 300 }, (_, index) => `id-${index}`));
  expect(parseFavorites(text)).toHaveLength(MAX_WISHLIST);
});
