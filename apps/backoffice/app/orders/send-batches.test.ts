import { expect, it } from "vitest";
import { type ChangeWords, sayResult } from "./batch-message.ts";
import { type BatchResult, sendBatches } from "./send-batches.ts";
import { countOf } from "./words.ts";

const WORDS: ChangeWords = {
  now: (orders) => `Moving ${countOf(orders)}`,
  done: (orders) => `${countOf(orders)} moved`,
  refused: (orders) => `${countOf(orders)} could not move`,
  failed: "Nothing was moved",
  lost: (orders) => `Perhaps ${countOf(orders)} moved: no answer came.`,
};
const orders = (length: number) => Array.from({ length }, (_, id) => ({ _id: String(id) }));

/** Sends 450 orders in three calls, of which the given ones fail or refuse their first order. */
async function send(how: {
  failAt?: number;
  refuseAt?: number;
  stopAfter?: number;
  mayBeDone?: boolean;
}) {
  let calls = 0;
  return sendBatches(
    orders(450),
    async (batch): Promise<BatchResult> => {
      calls++;
      if (calls === how.failAt) throw new Error("The shop can't be reached.");
      const [first, ...others] = batch.map(({ _id }) => _id);
      return calls === how.refuseAt
        ? { changed: others, refused: [{ _id: first ?? "", message: "A colleague was faster" }] }
        : { changed: batch.map(({ _id }) => _id), refused: [] };
    },
    {
      isStopped: () => calls === how.stopAfter,
      showProgress: () => {},
      sayFailure: (error) => (error as Error).message,
      mayBeDone: () => how.mayBeDone ?? false,
    },
  );
}

it("says in one message how many orders have changed, and that the rest failed and why", async () => {
  const result = await send({ failAt: 2 });
  expect(result.unsent).toHaveLength(250);
  expect(result.unsent[0]).toBe("200");
  expect(sayResult(result, WORDS)).toEqual({
    kind: "failed",
    title: "200 orders moved",
    text: "The other 250 orders stay as they were. The shop can't be reached.",
  });
});

it("names refused orders and a later failure together", async () => {
  expect(sayResult(await send({ refuseAt: 1, failAt: 3 }), WORDS)).toEqual({
    kind: "failed",
    title: "399 orders moved",
    text: "1 order could not move: A colleague was faster. The other 50 orders stay as they were. The shop can't be reached.",
  });
});

it("says that nothing has changed when the first call fails", async () => {
  const result = await send({ failAt: 1 });
  expect(result.unsent).toHaveLength(450);
  expect(sayResult(result, WORDS)).toEqual({
    kind: "failed",
    title: "Nothing was moved",
    text: "The shop can't be reached.",
  });
});

it("says what a stop has left as it was", async () => {
  expect(sayResult(await send({ stopAfter: 2 }), WORDS)).toEqual({
    kind: "done",
    title: "400 orders moved",
    text: "The other 50 orders stay as they were.",
  });
  expect(sayResult(await send({}), WORDS)).toEqual({ kind: "done", title: "450 orders moved" });
});

it("does not say that an order is unchanged when the answer about it was lost", async () => {
  const second = await send({ failAt: 2, mayBeDone: true });
  expect([second.unknown[0], second.unknown.length, second.unsent.length]).toEqual([
    "200",
    200,
    50,
  ]);
  expect(sayResult(second, WORDS)).toEqual({
    kind: "failed",
    title: "200 orders moved",
    text: "Perhaps 200 orders moved: no answer came. The other 50 orders stay as they were. The shop can't be reached.",
  });
  const first = await send({ failAt: 1, mayBeDone: true });
  expect(sayResult(first, WORDS)).toEqual({
    kind: "failed",
    title: "The shop has not answered",
    text: "Perhaps 200 orders moved: no answer came. The other 250 orders stay as they were. The shop can't be reached.",
  });
});
