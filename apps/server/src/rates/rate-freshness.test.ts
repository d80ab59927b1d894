import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRateFreshness } from "./rate-freshness.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TICK_MS = 10_000;

it("a process is out of date after a tick without freshness, and says so once", () => {
  const onChange = vi.fn();
  const freshness = createRateFreshness({
    tickMs: TICK_MS,
    ticks: 1,
    now: () => performance.now(),
    onChange,
  });
  expect(freshness.isOutOfDate()).toBe(false);
  freshness.start();
  for (let tick = 1; tick <= 5; tick++) {
    vi.advanceTimersByTime(TICK_MS);
    freshness.markRead();
  }
  vi.advanceTimersByTime(TICK_MS);
  expect(freshness.isOutOfDate()).toBe(false);
  vi.advanceTimersByTime(2);
  expect(freshness.isOutOfDate()).toBe(true);
  vi.advanceTimersByTime(10 * TICK_MS);
  expect(onChange).toHaveBeenCalledOnce();

  freshness.markRead();
  expect(freshness.isOutOfDate()).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("a process is out of date although its timer runs before the time is over", () => {
  const onChange = vi.fn();
  let behindMs = 0;
  const now = () => performance.now() - behindMs;
  const freshness = createRateFreshness({ tickMs: TICK_MS, ticks: 1, now, onChange });
  freshness.start();
  behindMs = 20;
  vi.advanceTimersByTime(TICK_MS + 2);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(25);
  expect(onChange).toHaveBeenCalledOnce();
});

it("a process that was frozen is out of date at once, before any of its timers", () => {
  let now = 0;
  const freshness = createRateFreshness({
    tickMs: TICK_MS,
    ticks: 1,
    now: () => now,
    onChange: () => {},
  });
  freshness.start();
  now += 60_000;
  expect(freshness.isOutOfDate()).toBe(true);
});

it("a process that is not started, or stopped, is not out of date", () => {
  const freshness = createRateFreshness({
    tickMs: TICK_MS,
    ticks: 1,
    now: () => performance.now(),
    onChange: () => expect.unreachable(),
  });
  vi.advanceTimersByTime(10 * TICK_MS);
  expect(freshness.isOutOfDate()).toBe(false);
  freshness.start();
  freshness.stop();
  vi.advanceTimersByTime(10 * TICK_MS);
  freshness.markRead();
  expect(freshness.isOutOfDate()).toBe(false);
});
