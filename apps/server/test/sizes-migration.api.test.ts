import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../src/platform/ids.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";

/**
 * The path of the tested migration. It changes rows only, so it can run again on the present
 * tables.
 */
const MIGRATION = join(import.meta.dirname, "../migrations/0056_sizes_to_order.sql");

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase("migrated");
});
afterAll(() => database[Symbol.asyncDispose]());

it("counts the pieces beside sizes to order, and keeps the engravings of drafts", async () => {
  const { db } = database;
  const categoryId = await addCategory(db, "Rings");
  const sizes = (...stocks: (number | null)[]) =>
    stocks.map((stock, index) => ({ size: `${8 + 2 * index}`, netWeightMg: 4000, stock }));
  const mixed = await addRing(db, { categoryId, engravable: true, sizes: sizes(null, 2, 1) });
  const toOrder = await addRing(db, { categoryId, sizes: sizes(null, 0) });
  const ready = await addRing(db, { categoryId, sizes: sizes(1, 1) });
  // The row is set to the state before the migration, in which a product with one size to order
  // counted as made to order.
  await db.execute(
    sql`update products set pieces_left = null, needs_huid = false where id = ${mixed}`,
  );
  await db.execute(sql`insert into product_drafts (product_id, content, saved_at, saved_by)
    values (${mixed}, '{"name": "Draft"}', now(), ${newId()})`);
  const statements = (await readFile(MIGRATION, "utf8")).split("--> statement-breakpoint");
  for (const statement of statements) await db.execute(sql.raw(statement));

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
