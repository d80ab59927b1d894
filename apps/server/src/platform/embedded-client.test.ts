import { type PGlite, types } from "@electric-sql/pglite";
import { expect, it, vi } from "vitest";
import { clientForDrizzle } from "./embedded-client.ts";

const SELECT = ["select now()", [], { rowMode: "array", parsers: { 1: String } }] as const;

it("passes no parsers with a query, also in a transaction, and reads times as text", async () => {
  const query = vi.fn(async () => {});
  const tx = { query: vi.fn(async () => {}) };
  const engine = {
    parsers: { ...types.parsers } as PGlite["parsers"],
    query,
    transaction: (work: (opened: typeof tx) => unknown) => work(tx),
  };
  const client = clientForDrizzle(engine as unknown as PGlite);

  await client.query(SELECT[0], [...SELECT[1]], SELECT[2]);
  await client.transaction((opened) => opened.query(SELECT[0], [...SELECT[1]], SELECT[2]));

  for (const queryMock of [query, tx.query]) {
    expect(queryMock).toHaveBeenCalledExactlyOnceWith("select now()", [], { rowMode: "array" });
  }
  const time = "2026-11-23 06:12:00.123456+00";
  expect(engine.parsers[types.TIMESTAMPTZ]?.(time)).toBe(time);
});
