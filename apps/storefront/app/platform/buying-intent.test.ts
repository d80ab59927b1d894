import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { intendedPiece, rememberIntent, takeIntent } from "./buying-intent.ts";

const RING = "/product/plain-band-22k?size=12";
const PIECE = { name: "Saral Court Band", picture: "/pictures/band.jpg", size: "12" };

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("window", {});
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("is read once, by the page for which it was stored", () => {
  rememberIntent(RING, PIECE);
  expect(takeIntent("/product/plain-band-22k?size=14")).toBe(false);
  expect(intendedPiece()).toEqual(PIECE);
  expect([takeIntent(RING), takeIntent(RING)]).toEqual([true, false]);
  expect(intendedPiece()).toBeNull();
});

it("is missing after a quarter of an hour, and when none was stored", () => {
  expect(takeIntent(RING)).toBe(false);
  rememberIntent(RING, PIECE);
  vi.advanceTimersByTime(16 * 60_000);
  expect(intendedPiece()).toBeNull();
  expect(takeIntent(RING)).toBe(false);
});
