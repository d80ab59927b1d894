import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { sealingProblems, sealingStamps } from "./sealing-stamps.ts";
import { listStamps, stampDatabase, stamps } from "./stamps.ts";
import type { SealingKey } from "./vault.ts";

const key = (id: string): SealingKey => ({ id, key: randomBytes(32) });
const [a, b] = [key("2026a"), key("2026b")];

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase("migrated");
});
afterEach(() => database[Symbol.asyncDispose]());

const open = (...keys: SealingKey[]) =>
  stampDatabase(database, sealingStamps(keys), async (tx) =>
    sealingProblems(keys, await listStamps(tx)),
  );

it("refuses another key of the same name, and writes nothing then", async () => {
  await open(a);
  await open(a);
  await expect(open(b, key("2026a"))).rejects.toThrow(
    /^the sealing key "2026a" is not the one with which this database was opened before/,
  );
  await open(a);
});

it("accepts a new key before the old one, and refuses a start without the old one", async () => {
  await open(a);
  await open(b, a);
  await expect(open(b)).rejects.toThrow(/^the sealing key "2026a" of this database is missing/);
  await expect(open(a)).rejects.toThrow(/^the sealing key "2026b" of this database is missing/);
});

it("refuses one of two machines that bring keys of their own", async () => {
  for (const keys of [
    [key("own"), key("own")],
    [key("x"), key("y")],
  ] as const) {
    await database.db.delete(stamps);
    const starts = await Promise.allSettled(keys.map((each) => open(each)));
    expect(starts.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  }
});

it("stores a value that reveals nothing of the key", async () => {
  await open(a);
  const [row] = await database.db.select().from(stamps);
  expect(row?.name).toBe("sealing-key:2026a");
  expect(row?.value).toMatch(/^[\w-]{43}$/);
  expect(row?.value).not.toBe(a.key.toString("base64url"));
});
