import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inBatches } from "./in-batches.ts";

type Held = PromiseWithResolvers<void> & { batch: readonly string[] };

/** Batches that come to their end when they are told to; a "bad" one or a "slow" one spoils them. */
function held(atMost = 3) {
  const batches: Held[] = [];
  async function untilTold(batch: readonly string[]) {
    const end = { ...Promise.withResolvers<void>(), batch };
    batches.push(end);
    await end.promise;
    if (batch.includes("bad")) throw new Error("bad");
  }
  const work = inBatches({
    atMost,
    whose: (name: string) => name[0] as string,
    async together(batch) {
      await untilTold(batch);
      if (batch.includes("slow")) throw new Error("too slow");
      return batch.map((name) => name.toUpperCase());
    },
    async alone(name) {
      await untilTold([name]);
      return name.toUpperCase();
    },
    isAnswer: (error) => (error as Error).message === "bad",
  });
  const turn = () => new Promise((done) => setImmediate(done));
  async function ends(place: number, afterMs: number) {
    vi.advanceTimersByTime(afterMs);
    batches[place]?.resolve();
    await turn();
  }
  return { work, batches, turn, ends, names: () => batches.map(({ batch }) => batch) };
}

// No batch takes time but where a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("work in batches", () => {
  it("is done at once when nothing else is, and together with what comes meanwhile", async () => {
    const { work, batches, turn, names } = held();
    const first = work("a");
    await turn();
    expect(names()).toEqual([["a"]]);
    const rest = ["b", "c", "d", "e"].map(work);
    await turn();
    expect(names()).toHaveLength(1);
    batches[0]?.resolve();
    expect(await first).toBe("A");
    await turn();
    expect(names()).toEqual([["a"], ["b", "c", "d"]]);
    batches[1]?.resolve();
    await turn();
    batches[2]?.resolve();
    expect(await Promise.all(rest)).toEqual(["B", "C", "D", "E"]);
    expect(names()[2]).toEqual(["e"]);
  });

  it("is never two of one person's in a batch, and in the order of coming", async () => {
    const { work, batches, turn, names } = held();
    const all = ["a1", "a2", "b1", "a3"].map(work);
    for (let batch = 0; batch < 3; batch++) {
      await turn();
      batches[batch]?.resolve();
    }
    expect(await Promise.all(all)).toEqual(["A1", "A2", "B1", "A3"]);
    expect(names()).toEqual([["a1", "b1"], ["a2"], ["a3"]]);
  });

  it("is done alone for each where a batch fails, and nobody else waits for that", async () => {
    const { work, batches, turn, names } = held();
    const all = ["a", "bad", "c"].map(work);
    const went = Promise.allSettled(all);
    await turn();
    batches[0]?.resolve();
    await turn();
    expect(names().slice(1)).toEqual([["a"], ["bad"], ["c"]]);
    const next = work("d");
    await turn();
    batches[4]?.resolve();
    expect(await next).toBe("D");
    for (const { resolve } of batches) resolve();
    expect((await went).map(({ status }) => status)).toEqual([
      ...["fulfilled", "rejected", "fulfilled"],
    ]);
    expect(await all[2]).toBe("C");
  });

  it("is answered at once to one without company, or done in its own time", async () => {
    const { work, batches, turn, names } = held();
    const bad = work("bad");
    await turn();
    batches[0]?.resolve();
    await expect(bad).rejects.toThrow("bad");
    expect(names()).toEqual([["bad"]]);
    const slow = work("slow");
    await turn();
    batches[1]?.resolve();
    await turn();
    const next = work("d");
    await turn();
    expect(names().slice(1)).toEqual([["slow"], ["slow"], ["d"]]);
    batches[3]?.resolve();
    expect(await next).toBe("D");
    batches[2]?.resolve();
    expect(await slow).toBe("SLOW");
  });

  it("waits for as many as there just were, two thirds of the time that those took", async () => {
    const { work, turn, ends, names } = held();
    ["a", "b", "c"].map(work);
    await turn();
    await ends(0, 9);
    work("a");
    await turn();
    work("b");
    await turn();
    expect(names()).toHaveLength(1);
    work("c");
    await turn();
    expect(names()[1]).toEqual(["a", "b", "c"]);
    await ends(1, 9);
    work("a");
    await turn();
    vi.advanceTimersByTime(5);
    await turn();
    expect(names()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    await turn();
    expect(names()[2]).toEqual(["a"]);
  });

  it("waits for nobody when the rush is over, nor for more than a batch takes", async () => {
    const { work, turn, ends, names } = held();
    ["a", "b", "c", "d"].map(work);
    await turn();
    await ends(0, 9);
    ["e", "f"].map(work);
    await turn();
    expect(names()[1]).toEqual(["d", "e", "f"]);
    await ends(1, 9);
    vi.advanceTimersByTime(9);
    work("a");
    await turn();
    expect(names()[2]).toEqual(["a"]);
  });

  it("waits a moment at most, however long a batch was held up", async () => {
    const { work, turn, ends, names } = held();
    ["a", "b"].map(work);
    await turn();
    await ends(0, 3000);
    work("c");
    await turn();
    expect(names()).toHaveLength(1);
    vi.advanceTimersByTime(25);
    await turn();
    expect(names()[1]).toEqual(["c"]);
  });

  it("waits for nobody after a batch that failed", async () => {
    const { work, batches, turn, ends, names } = held();
    const failed = ["a", "bad"].map(work);
    await turn();
    await ends(0, 9);
    work("c");
    await turn();
    expect(names()[3]).toEqual(["c"]);
    for (const { resolve } of batches) resolve();
    await Promise.allSettled(failed);
  });
});
