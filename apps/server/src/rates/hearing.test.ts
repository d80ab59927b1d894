import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRateFreshness } from "./hearing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TICK_MS = 10_000;

it("a process is deaf after a tick without hearing, and says so once", () => {
  const onChange = vi.fn();
  const hearing = createRateFreshness({
    tickMs: TICK_MS,
    ticks: 1,
    now: () => performance.now(),
    onChange,
  });
  expect(hearing.isOutOfDate()).toBe(false);
  hearing.start();
  for (let tick = 1; tick <= 5; tick++) {
    vi.advanceTimersByTime(TICK_MS);
    hearing.heard();
  }
  vi.advanceTimersByTime(TICK_MS);
  expect(hearing.isOutOfDate()).toBe(false);
  vi.advanceTimersByTime(2);
  expect(hearing.isOutOfDate()).toBe(true);
  vi.advanceTimersByTime(10 * TICK_MS);
  expect(onChange).toHaveBeenCalledOnce();

  hearing.heard();
  expect(hearing.isOutOfDate()).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("a process is deaf although its timer runs before the time is over", () => {
  const onChange = vi.fn();
  let behindMs = 0;
  const now = () => performance.now() - behindMs;
  const hearing = createRateFreshness({ tickMs: TICK_MS, ticks: 1, now, onChange });
  hearing.start();
  behindMs = 20;
  vi.advanceTimersByTime(TICK_MS + 2);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(25);
  expect(onChange).toHaveBeenCalledOnce();
});

it("a process that was frozen is deaf at once, before any of its timers", () => {
  let now = 0;
  const hearing = createRateFreshness({
    tickMs: TICK_MS,
    ticks: 1,
    now: () => now,
    onChange: () => {},
  });
  hearing.start();
  now += 60_000;
  expect(hearing.isOutOfDate()).toBe(true);
});

it("a process that is not started, or stopped, is not deaf", () => {
  const hearing = createRateFreshness({
    tickMs: TICK_MS,
    ticks: 1,
    now: () => performance.now(),
    onChange: () => expect.unreachable(),
  });
  vi.advanceTimersByTime(10 * TICK_MS);
  expect(hearing.isOutOfDate()).toBe(false);
  hearing.start();
  hearing.stop();
  vi.advanceTimersByTime(10 * TICK_MS);
  hearing.heard();
  expect(hearing.isOutOfDate()).toBe(false);
});
