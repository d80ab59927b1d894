import type { User } from "@suvarna/contract/accounts/schemas";
import type { Wishlist } from "@suvarna/contract/wishlist/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";
// This module is loaded in advance, so that a test does not wait for its import on a busy machine.
import "./favorites-on-server.ts";
import { toast } from "@suvarna/ui/toast.ts";
import { setFavorite, startFavoritesSync } from "./change-favorites.ts";
import { FAVORITES_KEY, favoriteIds, useFavorites, wishlistKey } from "./favorites-store.ts";

vi.mock("@suvarna/ui/toast.ts", () => ({ toast: { error: vi.fn() } }));

const USER = { _id: "user", cartId: "cart" } as User;

/** The ids in the fake server's wishlist, newest first. */
let server: string[];
let calls: string[];
let refusal: number | null;
let memory: Map<string, string>;
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  [server, calls, refusal, memory] = [[], [], null, new Map()];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    const id = url.split("/").at(-1) as string;
    const { productId = id, productIds = [productId] } = body ? JSON.parse(String(body)) : {};
    calls.push(`${method} ${productIds}`);
    if (refusal) return Response.json({ message: "No", code: "no" }, { status: refusal });
    const others = server.filter((ids) => !productIds.includes(ids));
    server = method === "POST" ? [...productIds, ...others] : others;
    return method === "POST" ? Response.json(wishlist()) : new Response(null, { status: 204 });
  });
  client = queryClient();
  client.clear();
  stop = startFavoritesSync();
  useSession.getState().logOut();
});
afterEach(() => {
  useSession.getState().logOut();
  stop();
  vi.mocked(toast.error).mockClear();
  vi.unstubAllGlobals();
});

const PIECE = {
  name: "Kada",
  coverImage: "/kada",
  category: "Gold",
  carat: "22K" as const,
  metal: "Gold" as const,
  netWeight: 8.45,
  makingcharge: 12,
  stoneValue: 0,
  discountPercent: 0,
  isAvailable: true,
  stock: 2,
  sizes: null,
};

function wishlist(): Wishlist {
  const items = server.map((productId) => ({
    productId,
    product: { ...PIECE, _id: productId, slug: productId },
    quantity: 1,
    realTimeTotalPrice: 1_00_000,
  }));
  return { items };
}

function shownFavorites(): string[] {
  return [...favoriteIds(useFavorites.getState())].toSorted();
}

const logIn = () => useSession.getState().logIn({ token: "token", user: USER, deviceMark: "mark" });
const settled = () =>
  vi.waitFor(() => {
    const { wanted, merging } = useFavorites.getState();
    expect([wanted.size, merging]).toEqual([0, false]);
  }, 4_000);

it("stores a visitor's favourites in this browser, newest first", () => {
  setFavorite("a", true);
  setFavorite("b", true);
  setFavorite("c", true);
  setFavorite("b", false);
  expect(memory.get(FAVORITES_KEY)).toBe('["c","a"]');
  expect(shownFavorites()).toEqual(["a", "c"]);
  expect(calls).toEqual([]);
});

it("merges them once at the login, and shows them meanwhile", async () => {
  server = ["old"];
  setFavorite("a", true);
  setFavorite("b", true);
  logIn();
  expect(shownFavorites()).toEqual(["a", "b"]);
  await settled();
  expect(calls).toEqual(["POST b,a"]);
  expect(shownFavorites()).toEqual(["a", "b", "old"]);
  expect(memory.has(FAVORITES_KEY)).toBe(false);
});

it("keeps them for the next visit when the merge fails", async () => {
  setFavorite("a", true);
  refusal = 503;
  logIn();
  await settled();
  expect(memory.get(FAVORITES_KEY)).toBe('["a"]');
  expect(shownFavorites()).toEqual(["a"]);
});

it("forgets a user's favourites at logout", async () => {
  logIn();
  setFavorite("a", true);
  await settled();
  setFavorite("b", true);
  useSession.getState().logOut();
  client.removeQueries();
  expect(shownFavorites()).toEqual([]);
  await new Promise(setImmediate);
  expect(shownFavorites()).toEqual([]);
  expect(client.getQueryData(wishlistKey)).toBeUndefined();
});

it("shows a press at once, and sends the last of several", async () => {
  logIn();
  setFavorite("a", true);
  setFavorite("a", false);
  setFavorite("a", true);
  setFavorite("b", true);
  expect(shownFavorites()).toEqual(["a", "b"]);
  await settled();
  expect(calls).toEqual(["POST a", "POST b"]);
  expect(shownFavorites()).toEqual(["a", "b"]);
  setFavorite("a", false);
  expect(shownFavorites()).toEqual(["b"]);
  await settled();
  expect(server).toEqual(["b"]);
  expect(shownFavorites()).toEqual(["b"]);
});

it.each([
  [503, "Failed to update wishlist. Please try again."],
  [422, "No"],
])("is undone at a %i, with a message", async (status, words) => {
  logIn();
  setFavorite("a", true);
  await settled();
  refusal = status;
  setFavorite("a", false);
  setFavorite("b", true);
  expect(shownFavorites()).toEqual(["b"]);
  await settled();
  expect(shownFavorites()).toEqual(["a"]);
  expect(vi.mocked(toast.error).mock.calls).toEqual([[words], [words]]);
});

it("does not merge a piece that was removed meanwhile", async () => {
  setFavorite("a", true);
  setFavorite("b", true);
  logIn();
  setFavorite("a", false);
  await settled();
  expect(shownFavorites()).toEqual(["b"]);
  expect(server).toEqual(["b"]);
});

it("follows another tab", () => {
  memory.set(FAVORITES_KEY, '["x"]');
  window.dispatchEvent(Object.assign(new Event("storage"), { key: FAVORITES_KEY }));
  expect(shownFavorites()).toEqual(["x"]);
});
