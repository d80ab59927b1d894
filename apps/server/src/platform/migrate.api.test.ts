import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testEngine } from "../../test/engine.ts";
import { freshDatabase } from "../../test/fresh-database.ts";
import { migrationFolder } from "../../test/migration-folder.ts";
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

it("rolls back a migration that fails, and not those before it", async () => {
  await using database = await freshDatabase("empty");
  await using folder = await migrationFolder();
  await folder.add("create table pieces (id integer)");
  await folder.add("alter table pieces add column name text", "select 1 / 0");
  await expect(migrate(database, folder.path)).rejects.toThrow();
  const { rows } = await database.db.execute(
    sql`select column_name from information_schema.columns where table_name = 'pieces'`,
  );
  expect(rows).toEqual([{ column_name: "id" }]);
});

it("creates an index outside a transaction, and creates it again after an interrupted attempt", async () => {
  await using database = await freshDatabase("empty");
  await using folder = await migrationFolder();
  await folder.add("create table pieces (name text)", "insert into pieces values ('a'), ('a')");
  const make = "create unique index concurrently pieces_name on pieces (name)";
  await folder.add("drop index concurrently if exists pieces_name;", `${make};`);
  await expect(migrate(database, folder.path)).rejects.toThrow();
  await database.db.execute(sql`delete from pieces`);
  await database.db.execute(sql`insert into pieces values ('a')`);
  await migrate(database, folder.path);
  const { rows } = await database.db.execute(
    sql`select indisvalid from pg_index where indexrelid = 'pieces_name'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

// These tests need two connections, so they run only on a PostgreSQL server.
const onServer = it.runIf(testEngine === "postgres");

onServer("does not wait for a process that waits for its turn", async () => {
  await using database = await freshDatabase("empty");
  await using folder = await migrationFolder();
  await folder.add("create table pieces (name text)");
  await folder.add(
    "drop index concurrently if exists pieces_name",
    "create index concurrently pieces_name on pieces (name)",
  );
  await folder.add("alter table pieces add column weight integer");
  const url = database.url as string;
  const others = await Promise.all(Array.from({ length: 3 }, () => openServer(url)));
  await Promise.all([database, ...others].map((each) => migrate(each, folder.path)));
  await Promise.all(others.map((other) => other.close()));
  await database.db.execute(sql`select name, weight from pieces`);
});

onServer("gives way when a table is locked, so that others use it, and tries again", async () => {
  await using database = await freshDatabase("empty");
  await using folder = await migrationFolder();
  await folder.add("create table pieces (name text)");
  await migrate(database, folder.path);
  await folder.add("alter table pieces add column weight integer");
  const held = Promise.withResolvers<void>();
  const slow = database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
    await tx.execute(sql`select count(*) from pieces`);
    await held.promise;
  });
  let isMigrated = false;
  const migrating = migrate(database, folder.path).then(() => {
    isMigrated = true;
  });
  const waits: number[] = [];
  const end = performance.now() + 4000;
  while (performance.now() < end) {
    const since = performance.now();
    await database.db.execute(sql`select count(*) from pieces`);
    waits.push(performance.now() - since);
  }
  expect(isMigrated).toBe(false);
  // A statement of a visitor had to wait behind the migration, but not longer than the migration
  // itself waits for a lock.
  expect(Math.max(...waits)).toBeGreaterThan(500);
  expect(Math.max(...waits)).toBeLessThan(2500);
  held.resolve();
  await Promise.all([slow, migrating]);
  await database.db.execute(sql`select weight from pieces`);
});
