import { describe, expect, it } from "vitest";
import { createSemaphore } from "./semaphore.ts";

describe("createTurnstile", () => {
  it("runs at most the allowed number at once, first come, first served", async () => {
    const semaphore = createSemaphore(2);
    const started: number[] = [];
    const leave: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((number) =>
      semaphore.run(() => {
        started.push(number);
        return new Promise<void>((done) => leave.push(done));
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    leave[0]?.();
    await all[0];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    leave[1]?.();
    leave[2]?.();
    await Promise.all([all[1], all[2]]);
    leave[3]?.();
    await all[3];
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it("frees its place when the work fails", async () => {
    const semaphore = createSemaphore(1);
    await expect(semaphore.run(() => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    await expect(semaphore.run(async () => "next")).resolves.toBe("next");
  });
});
