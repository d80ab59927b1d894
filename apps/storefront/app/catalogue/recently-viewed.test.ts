import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CardPiece } from "./card-piece.ts";
import { recentlyViewed, rememberViewed } from "./recently-viewed.ts";

const piece = (id: number): CardPiece => ({
  _id: `01900000-0000-7000-8000-0000000000${String(id).padStart(2, "0")}`,
  slug: `piece-${id}`,
  name: `Piece ${id}`,
  category: "Gold",
  carat: "22K",
  metal: "Gold",
  metalColour: "Yellow gold",
  netWeight: 3.2,
  makingcharge: 12,
  stoneValue: 0,
  discountPercent: 0,
  images: [],
  isAvailable: true,
  stock: 1,
});
/** A stored list of one piece with the given fields changed to invalid values. */
const storedWith = (own: object) => JSON.stringify([{ ...piece(1), ...own }]);
const slugs = () => recentlyViewed().map(({ slug }) => slug);
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("lists the newest first, each once, and drops the oldest", () => {
  for (let id = 1; id <= 10; id++) rememberViewed(piece(id));
  rememberViewed(piece(4));
  expect(slugs()).toEqual([4, 10, 9, 8, 7, 6, 5, 3, 2].map((id) => `piece-${id}`));
});

it.each([
  "nonsense",
  "{}",
  "null",
  '[{"slug":"half"}, 3]',
  storedWith({ carat: "9K" }),
  storedWith({ netWeight: null }),
  storedWith({ images: [3] }),
])("ignores broken entries: %s", (text) => {
  storage.set("recently-viewed", text);
  expect(slugs()).toEqual([]);
  rememberViewed(piece(1));
  expect(slugs()).toEqual(["piece-1"]);
});
