import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../../src/platform/database.ts";
import { faultsIn } from "./books.ts";
import type { Mistake } from "./mistake.ts";
import { MISTAKES } from "./mistakes.ts";
import { playSmallStory, type SmallStory } from "./small-story.ts";

let story: SmallStory;
beforeAll(async () => {
  story = await playSmallStory();
}, 120_000);
afterAll(() => story[Symbol.asyncDispose]());

it("report nothing about a shop without faults", async () => {
  await expect.poll(() => faultsIn(story.evidence), { timeout: 30_000 }).toEqual([]);
});

/**
 * Makes a mistake in the data in a transaction that is rolled back.
 * @returns the faults that the check of the books finds meanwhile
 */
async function faultsAfter({ rows, despite = [], evidence }: Mistake): Promise<string[]> {
  const idOf = ({ orderId }: { orderId: string | null }) => sql`${orderId}::uuid`;
  const ids = {
    paid: idOf(story.paid),
    cancelled: idOf(story.cancelled),
    returned: idOf(story.returned),
    refusedUser: sql`${story.refused.buyer.userId}::uuid`,
  };
  const undo = new Error("undo");
  let faults: string[] = [];
  const run = async (tx: Tx) => {
    for (const statement of despite) await tx.execute(statement);
    if (rows) await tx.execute(rows(ids));
    const seen = { ...story.evidence, counts: {}, db: tx };
    faults = await faultsIn({ ...seen, ...evidence?.(seen, story) });
    throw undo;
  };
  await expect(story.shop.database.transaction(run)).rejects.toBe(undo);
  return faults;
}

describe("notice", () => {
  it.each(MISTAKES)("%s", async (_what, says, mistake) => {
    const faults = await faultsAfter(mistake);
    expect(faults.filter((fault) => says.test(fault)).length, faults.join("\n")).toBeGreaterThan(0);
  });
});
