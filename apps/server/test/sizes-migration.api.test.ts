import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../src/platform/ids.ts";
import { migrate } from "../src/platform/migrate.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";

const MIGRATIONS = join(import.meta.dirname, "../migrations");
const SIZES = /_sizes_to_order$/;

let database: FreshDatabase;

/** The migrations before the one under test, in a folder of their own. */
async function migrationsBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "before-sizes-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8"));
  const until = journal.entries.findIndex(({ tag }: { tag: string }) => SIZES.test(tag));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  return folder;
}

beforeAll(async () => {
  database = await freshDatabase("empty");
  const before = await migrationsBefore();
  await migrate(database, before);
  await rm(before, { recursive: true });
});
afterAll(() => database[Symbol.asyncDispose]());

it("counts the pieces beside sizes to order, and keeps what drafts say of engravings", async () => {
  const { db } = database;
  const categoryId = await addCategory(db, "Rings");
  const sizes = (...stocks: (number | null)[]) =>
    stocks.map((stock, index) => ({ size: `${8 + 2 * index}`, netWeightMg: 4000, stock }));
  const mixed = await addRing(db, { categoryId, engravable: true, sizes: sizes(null, 2, 1) });
  const toOrder = await addRing(db, { categoryId, sizes: sizes(null, 0) });
  const ready = await addRing(db, { categoryId, sizes: sizes(1, 1) });
  // Before, one size to order made the whole piece one that is made to order.
  await db.execute(
    sql`update products set pieces_left = null, needs_huid = false where id = ${mixed}`,
  );
  await db.execute(sql`insert into product_drafts (product_id, content, saved_at, saved_by)
    values (${mixed}, '{"name": "Draft"}', now(), ${newId()})`);
  await migrate(database, MIGRATIONS);

  const { rows } = await db.execute(
    sql`select id, pieces_left as "left", needs_huid as "needs" from products`,
  );
  const marks = new Map(rows.map(({ id, left, needs }) => [id, [left, needs]]));
  expect(marks.get(mixed)).toEqual([3, true]);
  expect(marks.get(toOrder)).toEqual([null, false]);
  expect(marks.get(ready)).toEqual([2, true]);
  const drafts = await db.execute(sql`select content from product_drafts`);
  expect(drafts.rows).toEqual([{ content: { name: "Draft", engravable: true } }]);
});
