import { afterEach, expect, it, vi } from "vitest";
import { api } from "../platform/api.ts";
import { MOST_CHOSEN, readAllRows } from "./read-all-rows.ts";

/** Answers the calls for a list with this number of orders, whose cursor is the last order's id. */
function listOf(orders: number) {
  return vi.spyOn(api, "call").mockImplementation((_call, input) => {
    const { cursor, limit = 0, view } = (input as { query: Record<string, never> }).query;
    expect(view).toBe("to_pack");
    const first = cursor === undefined ? 0 : Number(cursor) + 1;
    const length = Math.min(limit, orders - first);
    const items = Array.from({ length }, (_, index) => ({ _id: String(first + index) }));
    const nextCursor = length < limit ? null : String(first + length - 1);
    return Promise.resolve({ items, nextCursor }) as never;
  });
}

afterEach(() => vi.restoreAllMocks());

it("reads the orders of all pages, each once and in the order of the list", async () => {
  const calls = listOf(450);
  const rows = await readAllRows({ view: "to_pack" });
  expect(rows.map(({ _id }) => Number(_id))).toEqual(Array.from({ length: 450 }, (_, id) => id));
  expect(calls).toHaveBeenCalledTimes(3);
});

it("reads no more orders than staff can choose", async () => {
  listOf(MOST_CHOSEN * 3);
  expect(await readAllRows({ view: "to_pack" })).toHaveLength(MOST_CHOSEN);
});
