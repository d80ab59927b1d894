import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { releaseLease, takeLease } from "./lease.ts";

it("belongs to one holder at a time", async () => {
  await using database = await freshDatabase();
  const { db } = database;
  expect(await takeLease(db, "poller", "a", 60_000)).toBe(true);
  expect(await takeLease(db, "poller", "b", 60_000)).toBe(false);
  expect(await takeLease(db, "poller", "a", 60_000)).toBe(true);
  await db.execute(sql`update leases set until = now() - interval '1 second'`);
  expect(await takeLease(db, "poller", "b", 60_000)).toBe(true);
  expect(await takeLease(db, "poller", "a", 60_000)).toBe(false);
});

it("can be taken by the next holder as soon as its holder returns it", async () => {
  await using database = await freshDatabase();
  const { db } = database;
  await takeLease(db, "poller", "a", 60_000);
  await releaseLease(db, "poller", "b");
  expect(await takeLease(db, "poller", "b", 60_000)).toBe(false);
  await releaseLease(db, "poller", "a");
  expect(await takeLease(db, "poller", "b", 60_000)).toBe(true);
});
