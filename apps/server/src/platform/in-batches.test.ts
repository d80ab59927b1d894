import { describe, expect, it } from "vitest";
import { inBatches } from "./in-batches.ts";

type Held = PromiseWithResolvers<void> & { batch: readonly string[] };

/** Batches that come to their end when they are told to; a "bad" one among others spoils them. */
function held(atMost = 3) {
  const batches: Held[] = [];
  const work = inBatches({
    atMost,
    whose: (name: string) => name[0] as string,
    async all(batch) {
      const end = { ...Promise.withResolvers<void>(), batch };
      batches.push(end);
      await end.promise;
      if (batch.includes("bad")) throw new Error("bad");
      return batch.map((name) => name.toUpperCase());
    },
  });
  const turn = () => new Promise((done) => setImmediate(done));
  return { work, batches, turn, names: () => batches.map(({ batch }) => batch) };
}

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
    // One that was alone from the start is not tried again.
    const alone = work("bad");
    await turn();
    const before = batches.length;
    batches.at(-1)?.resolve();
    await expect(alone).rejects.toThrow("bad");
    expect(batches).toHaveLength(before);
  });
});
