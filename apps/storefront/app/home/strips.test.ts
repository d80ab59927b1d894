import { createClient } from "@suvarna/contract/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadStrips } from "./strips.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const { signal } = new AbortController();

/**
 * An API whose calls return empty lists, except the call for the everyday pieces, which never
 * answers.
 */
const api = createClient({
  fetch: async (input, init) =>
    String(input).includes("everyday") ? neverAnswers(init?.signal) : Response.json([]),
  baseUrl: "/api",
});

function neverAnswers(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

it("delays no other strip, and the page only briefly", async () => {
  const loading = loadStrips(api, signal, { waitMs: 150, keepCalls: true });
  await vi.advanceTimersByTimeAsync(150);
  const { everyday, ...others } = await loading;
  for (const strip of Object.values(others)) expect(strip).toEqual([]);
  expect(everyday).toBeInstanceOf(Promise);

  const settled = vi.fn();
  void Promise.resolve(everyday).then(settled);
  await vi.advanceTimersByTimeAsync(9_800);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  // With null the section shows its sample pieces.
  expect(settled).toHaveBeenCalledWith(null);
});

it("leaves a slow call to the browser when the server renders", async () => {
  const loading = loadStrips(api, signal, { waitMs: 2_000, keepCalls: false });
  await vi.advanceTimersByTimeAsync(2_000);
  const home = await loading;
  expect(home.everyday).toBeUndefined();
  expect(home.bestSelling).toEqual([]);
});

it("waits for nothing once every answer is there", async () => {
  const quick = createClient({ fetch: async () => Response.json([]), baseUrl: "/api" });
  const home = await loadStrips(quick, signal, { waitMs: 2_000, keepCalls: false });
  expect(Object.values(home)).toEqual(Array(8).fill([]));
  expect(vi.getTimerCount()).toBe(0);
});
