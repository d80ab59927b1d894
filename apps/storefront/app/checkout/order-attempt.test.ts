import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeAttempt, hasOpenAttempt, openAttempt } from "./order-attempt.ts";
import type { PriceLock } from "./price-lock.ts";

beforeEach(() => {
  vi.stubGlobal("window", {});
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

function lock(quoteId: string, quantity: number, total: number): PriceLock {
  const items = [{ productId: "ring", quantity }];
  return { quoteId, cartId: "c1", items, totals: { total } } as unknown as PriceLock;
}

it("is the same for one cart until an answer has arrived, whatever is locked since", () => {
  const first = openAttempt(lock("q1", 1, 1000));
  expect(first.key).toMatch(/^[\w.:-]{8,128}$/);
  const again = openAttempt(lock("q2", 1, 1001));
  expect(again).toMatchObject({ key: first.key, quoteId: "q1", expectedTotal: 1000 });
  expect(hasOpenAttempt()).toBe(true);
});

it("is another attempt for the next order, and for another content", () => {
  const first = openAttempt(lock("q1", 1, 1000));
  const second = openAttempt(lock("q2", 2, 2000));
  expect(second.key).not.toBe(first.key);
  closeAttempt();
  expect(hasOpenAttempt()).toBe(false);
  const third = openAttempt(lock("q3", 2, 2001));
  expect(third).toMatchObject({ quoteId: "q3", expectedTotal: 2001 });
});
