import type { Client } from "@suvarna/contract/client";
import { expect, it } from "vitest";
import { readStaffNames } from "./read-staff-names.ts";

/** A client that answers with pages of people, and keeps the cursors with which it was called. */
function clientWith(people: number) {
  const all = Array.from({ length: people }, (_, index) => ({
    _id: `p${index}`,
    name: `Person ${index}`,
  }));
  const cursors: unknown[] = [];
  const call = async (
    _: unknown,
    { query: { limit, cursor } }: { query: { limit: number; cursor?: string } },
  ) => {
    cursors.push(cursor);
    const start = cursor === undefined ? 0 : all.findIndex(({ _id }) => _id === cursor) + 1;
    const items = all.slice(start, start + limit);
    const isLast = start + limit >= all.length;
    return { items, total: all.length, nextCursor: isLast ? null : (items.at(-1)?._id ?? null) };
  };
  return { client: { call } as unknown as Pick<Client, "call">, cursors };
}

it("reads the names of more people than one page has", async () => {
  const { client, cursors } = clientWith(450);
  const names = await readStaffNames(client);
  expect(names.size).toBe(450);
  expect(names.get("p449")).toBe("Person 449");
  expect(cursors).toEqual([undefined, "p199", "p399"]);
});

it("reads one page of a small shop", async () => {
  const { client, cursors } = clientWith(3);
  expect((await readStaffNames(client)).size).toBe(3);
  expect(cursors).toEqual([undefined]);
});
