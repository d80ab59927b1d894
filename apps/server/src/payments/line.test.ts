import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLine } from "./line.ts";
import { nextCheck } from "./next-check.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const log = { error: vi.fn() };

describe("a line", () => {
  it("carries 50 orders a second at a gateway that answers in 300 ms, with the default of 100 places", async () => {
    const checkMs = 5 * SECOND_MS;
    interface QueuedTask {
      readonly createdAt: Date;
      readonly expiresAt: Date;
      due: number;
    }
    const all: QueuedTask[] = [];
    let late = 0;
    let most = 0;
    let underWay = 0;
    const line = createLine<QueuedTask>({
      atOnce: 100,
      log,
      async claim(limit) {
        const due = all.filter((one) => one.due <= Date.now()).slice(0, limit);
        for (const one of due) {
          late = Math.max(late, Date.now() - one.due);
          one.due = Number.POSITIVE_INFINITY;
        }
        return due;
      },
      async work(one) {
        most = Math.max(most, ++underWay);
        await wait(300);
        underWay--;
        const now = new Date();
        // In this test, each order is paid 20 seconds after it was placed.
        const state = now.getTime() - one.createdAt.getTime() >= 20_000 ? "paid" : "pending";
        const next = nextCheck({ ...one, state }, now, { checkMs, wasAsked: true });
        one.due = next?.getTime() ?? Number.POSITIVE_INFINITY;
      },
    });
    line.start();
    // The test covers fifteen minutes, so that the first checks of new payments and the checks
    // after ten minutes overlap.
    for (let second = 0; second < 15 * 60; second++) {
      for (let order = 0; order < 50; order++) {
        const now = Date.now();
        const [createdAt, expiresAt] = [new Date(now), new Date(now + 30 * MINUTE_MS)];
        all.push({ createdAt, expiresAt, due: now + checkMs });
      }
      await vi.advanceTimersByTimeAsync(SECOND_MS);
    }
    expect(most).toBeLessThanOrEqual(100);
    expect(late).toBeLessThan(3 * SECOND_MS);
    await Promise.all([line.stop(), vi.advanceTimersByTimeAsync(SECOND_MS)]);
  }, 60_000);

  it("continues while one call hangs, and after one that fails", async () => {
    const tasks = ["hang", "fail", "a", "b", "c"];
    const done: string[] = [];
    const line = createLine<string>({
      atOnce: 2,
      log,
      claim: async (limit) => tasks.splice(0, limit),
      async work(task) {
        if (task === "hang") return wait(60 * MINUTE_MS);
        if (task === "fail") throw new Error("failed");
        done.push(task);
      },
    });
    line.start();
    await vi.advanceTimersByTimeAsync(5 * SECOND_MS);
    expect(done).toEqual(["a", "b", "c"]);
    expect(log.error).toHaveBeenCalledTimes(1);
    await Promise.all([line.stop(), vi.advanceTimersByTimeAsync(60 * MINUTE_MS)]);
  });
});
