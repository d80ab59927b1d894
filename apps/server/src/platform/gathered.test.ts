import { describe, expect, it } from "vitest";
import type { Db } from "./database.ts";
import { gathered, gatheredBy } from "./gathered.ts";

const [one, other] = [{}, {}] as [Db, Db];

describe("what is gathered", () => {
  it("is asked at once for each handle, and answered to each who asks", async () => {
    const asked: [Db, readonly number[]][] = [];
    const double = gathered(async (db: Db, numbers: readonly number[]) => {
      asked.push([db, numbers]);
      return numbers.map((number) => number * 2);
    });
    const answers = [double(one, 1), double(other, 2), double(one, 3), double(one, 1)];
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 2]);
    expect(asked).toEqual([
      [one, [1, 3, 1]],
      [other, [2]],
    ]);
    expect(await double(one, 1)).toBe(2);
    expect(asked).toHaveLength(3);
  });

  it("leaves in one go with what else has gathered in the turn", async () => {
    const left: string[] = [];
    const named = (name: string) =>
      gathered(async () => {
        left.push(name);
        await Promise.resolve();
        left.push(`after ${name}`);
      });
    const [rings, chains] = [named("rings"), named("chains")];
    await Promise.all([rings(one, 1), chains(one, 1)]);
    expect(left).toEqual(["rings", "chains", "after rings", "after chains"]);
  });

  it("is work too, that answers nothing", async () => {
    const done: number[] = [];
    const work = gathered(async (_: Db, numbers: readonly number[]) => {
      done.push(...numbers);
    });
    expect(await Promise.all([work(one, 1), work(one, 2)])).toEqual([undefined, undefined]);
    expect(done).toEqual([1, 2]);
  });

  it("fails for all who share it", async () => {
    const broken = gathered(async (): Promise<number[]> => {
      throw new Error("gone");
    });
    const went = await Promise.allSettled([broken(one, 1), broken(one, 2)]);
    expect(went.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

describe("what is gathered by a key", () => {
  it("is each one's own row, asked for once, or null", async () => {
    const asked: (readonly string[])[] = [];
    const find = gatheredBy(
      async (_: Db, keys: readonly string[]) => {
        asked.push(keys);
        return [{ key: "b", rank: 2 }];
      },
      ({ key }) => key,
    );
    const row = { key: "b", rank: 2 };
    const found = Promise.all([find(one, "a"), find(one, "b"), find(one, "b")]);
    expect(await found).toEqual([null, row, row]);
    expect(asked).toEqual([["a", "b"]]);
  });
});
