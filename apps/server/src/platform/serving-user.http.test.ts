import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runOnServer } from "../../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { type Database, openDatabase, openServer, type Tx } from "./database.ts";
import { newId } from "./ids.ts";
import { jobKind } from "./job-kind.ts";
import { installJobs } from "./job-store.ts";
import { openJobs } from "./jobs.ts";
import { migrate } from "./migrate.ts";
import {
  grantServing,
  mayAlterTables,
  requireMigrated,
  requireSameDatabase,
} from "./serving-user.ts";

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const USER = `serving_${newId().replaceAll("-", "")}`;

let owner: FreshDatabase;
let serving: Database;
beforeAll(async () => {
  await runOnServer(`create role ${USER} login password 'serving'`);
  owner = await freshDatabase("empty");
  const url = new URL(owner.url ?? "");
  url.username = USER;
  url.password = "serving";
  serving = await openServer(url.href, { ownsTables: false });
  await migrate(owner, MIGRATIONS);
  await installJobs(owner);
  // Two processes of the shop may start at the same time.
  await Promise.all([grantServing(owner, serving), grantServing(owner, serving)]);
});
afterAll(async () => {
  await serving.close();
  await owner[Symbol.asyncDispose]();
  await runOnServer(`drop role ${USER}`);
});

/** Returns the error code with which the database refuses a statement of the serving user. */
async function refusal(statement: string): Promise<string | undefined> {
  try {
    await serving.db.execute(sql.raw(statement));
  } catch (error) {
    return (error as { cause?: { code?: string } }).cause?.code;
  }
  return undefined;
}

const INSUFFICIENT_PRIVILEGE = "42501";

it("grants the serving user no rights over the schema, and none to change the audit log", async () => {
  for (const statement of [
    "alter table audit_log disable trigger all",
    "alter table products add column other text",
    "update audit_log set what = 'nothing'",
    "delete from audit_log",
    "truncate audit_log",
    "truncate orders",
    "drop table audit_log",
    "drop trigger audit_log_rows on audit_log",
    "create table public.other (id int)",
    "create or replace function audit_log_is_kept() returns trigger language plpgsql as 'begin return new; end'",
    "alter table jobs.job_common add column other text",
    "set session_replication_role = replica",
  ]) {
    expect([statement, await refusal(statement)]).toEqual([statement, INSUFFICIENT_PRIVILEGE]);
  }
  expect(await mayAlterTables(serving.db)).toBe(false);
  expect(await mayAlterTables(owner.db)).toBe(true);
});

it("reports a serving user that may take the owner's role, or owns the schema", async () => {
  const role = `owner_${newId().replaceAll("-", "")}`;
  await runOnServer(`create role ${role}`);
  try {
    await owner.db.execute(sql.raw(`alter table audit_log owner to ${role}`));
    await runOnServer(`alter role ${USER} noinherit`);
    await runOnServer(`grant ${role} to ${USER}`);
    expect(await mayAlterTables(serving.db)).toBe(true);
    await runOnServer(`revoke ${role} from ${USER}`);
    expect(await mayAlterTables(serving.db)).toBe(false);
    await owner.db.execute(sql.raw(`alter schema public owner to ${USER}`));
    expect(await mayAlterTables(serving.db)).toBe(true);
  } finally {
    await owner.db.execute(sql.raw("alter schema public owner to current_user"));
    await owner.db.execute(sql.raw("alter table audit_log owner to current_user"));
    await runOnServer(`alter role ${USER} inherit`);
    await runOnServer(`drop role ${role}`);
  }
});

it("refuses a start whose two addresses name different databases", async () => {
  await requireSameDatabase(serving.db, MIGRATIONS);
  await using other = await freshDatabase("empty");
  await expect(requireSameDatabase(other.db, MIGRATIONS)).rejects.toThrow("different databases");
});

it("names the setting of an address that does not work", async () => {
  const url = new URL(owner.url ?? "");
  url.pathname = "/no_such_database";
  const opened = (setting?: "MIGRATION_DATABASE_URL") =>
    openDatabase({ url: url.href, dataDir: "", ...(setting ? { setting } : {}) });
  await expect(opened()).rejects.toThrow("The database of DATABASE_URL can't");
  await expect(opened("MIGRATION_DATABASE_URL")).rejects.toThrow(
    "The database of MIGRATION_DATABASE_URL can't",
  );
});

it("allows the serving user to read and change rows, and to add lines to the audit log", async () => {
  expect(
    await refusal(
      `insert into audit_log (id, at, actor_kind, actor_name, what) values ('${newId()}', now(), 'system', 'test', 'tested')`,
    ),
  ).toBeUndefined();
  expect(await refusal("insert into stamps (name, value) values ('a', 'b')")).toBeUndefined();
  expect(await refusal("update stamps set value = 'c'")).toBeUndefined();
  expect(await refusal("delete from stamps")).toBeUndefined();
});

it("lists the missing migrations when the serving process starts", async () => {
  const unowned = await openServer((serving.raw as { url: string }).url);
  expect(unowned.raw).toMatchObject({ ownsTables: false });
  await requireMigrated(unowned.db, MIGRATIONS);
  await owner.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
  await expect(requireMigrated(unowned.db, MIGRATIONS)).rejects.toThrow("lacks migrations");
  await unowned.close();
});

it("allows the serving user to run jobs", async () => {
  const kind = jobKind<{ n: number }>("count");
  const log = { error: vi.fn(), warn: vi.fn() };
  const jobs = openJobs({ database: serving, log, lookSeconds: 0.5 });
  const done: number[] = [];
  jobs.work(kind, async ({ n }) => {
    done.push(n);
  });
  await jobs.start();
  try {
    await serving.transaction((tx: Tx) => jobs.enqueue(tx, kind, { n: 7 }));
    await vi.waitFor(() => expect(done).toEqual([7]), 5000);
  } finally {
    await jobs.stop();
  }
  expect(log.error).not.toHaveBeenCalled();
});
