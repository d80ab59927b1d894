import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { openServer } from "./database.ts";
import { migrate } from "./migrate.ts";

const MIGRATIONS = join(import.meta.dirname, "../../migrations");

it("applies every migration once, also when several processes start together", async () => {
  await using database = await freshDatabase("empty");
  const others = database.url
    ? await Promise.all(Array.from({ length: 4 }, () => openServer(database.url as string)))
    : [];
  await Promise.all([database, ...others].map((each) => migrate(each, MIGRATIONS)));
  await migrate(database, MIGRATIONS);
  await Promise.all(others.map((other) => other.close()));
  const applied = await database.db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations`,
  );
  expect(new Set(applied.rows.map((row) => row.hash)).size).toBe(applied.rows.length);
  await database.db.execute(sql`select count(*) from products`);
});
