import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { runOnServer } from "../../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { openTcpProxy } from "../../test/tcp-proxy.ts";
import type { Db } from "./database.ts";
import { newId } from "./ids.ts";
import type { Replicas } from "./replicas.ts";
import { openServerReplicas } from "./server-replicas.ts";

const USER = `reader_${newId().replaceAll("-", "")}`;
const WAIT = { timeout: 10_000, interval: 50 };

/**
 * Creates a schema with which the only server of the tests plays a standby. On a connection whose
 * search path has this schema before `pg_catalog`, the server reports the state of the row in
 * `standby.state`.
 */
const STANDBY = `
  create schema standby;
  create table standby.state (system bigint, timeline int, recovers boolean, position pg_lsn);
  insert into standby.state values (null, null, true, null);
  create function standby.pg_is_in_recovery() returns boolean language sql
    as 'select recovers from standby.state';
  create function standby.pg_control_system() returns table (system_identifier bigint) language sql
    as 'select coalesce(system, own.system_identifier)
      from standby.state, pg_catalog.pg_control_system() own';
  create function standby.pg_control_checkpoint() returns table (timeline_id int) language sql
    as 'select coalesce(timeline, own.timeline_id)
      from standby.state, pg_catalog.pg_control_checkpoint() own';
  create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql
    as 'select coalesce(position, pg_current_wal_insert_lsn()) from standby.state';
  create table public.pieces (name text);
  create role ${USER} login password 'reader';
  grant usage on schema standby to ${USER};
  grant select on standby.state to ${USER}`;

const log = { warn: vi.fn(), info: vi.fn() };
let database: FreshDatabase;
let replicas: Replicas;

beforeAll(async () => {
  database = await freshDatabase("empty");
  await database.db.execute(sql.raw(STANDBY));
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await runOnServer(`drop role ${USER}`);
});
beforeEach(async () => {
  vi.clearAllMocks();
  await standbyIs("system = null, timeline = null, recovers = true, position = null");
});
afterEach(() => replicas.stop());

async function standbyIs(state: string): Promise<void> {
  await database.db.execute(sql.raw(`update standby.state set ${state}`));
}

/** The address at which the server of the tests plays a standby. */
function standbyUrl(user?: { readonly name: string; readonly password: string }): string {
  const url = new URL(database.url ?? "");
  if (user) Object.assign(url, { username: user.name, password: user.password });
  url.searchParams.set("options", "-c search_path=standby,pg_catalog,public");
  url.searchParams.set("application_name", "standby");
  return url.href;
}

function open(...urls: string[]): void {
  replicas = openServerReplicas(database, urls, { pool: 2, log });
  replicas.start();
}

/** Returns the name of the database server that answers a read. */
function reader(): Promise<"standby" | "primary"> {
  return replicas.read(nodeOf);
}

async function nodeOf(db: Db): Promise<"standby" | "primary"> {
  const { rows } = await db.execute(sql`select current_setting('application_name') as name`);
  return rows[0]?.["name"] === "standby" ? "standby" : "primary";
}

const isRead = () => vi.waitFor(async () => expect(await reader()).toBe("standby"), WAIT);

/** Waits until the replica is left out, and checks that the log has the reason and no address. */
async function isLeftOut(reason: string): Promise<void> {
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), WAIT);
  expect(log.warn.mock.calls).toEqual([
    [{ replica: 1, reason }, "a replica of the database is left out"],
  ]);
  expect(await reader()).toBe("primary");
}

it("reads a standby of the server once it has a change", async () => {
  open(standbyUrl());
  await isRead();
  await standbyIs("position = '0/1'");
  replicas.changed();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await reader()).toBe("primary");
  await standbyIs("position = null");
  await isRead();
  expect(log.warn).not.toHaveBeenCalled();
});

it.each([
  ["another database system", "system = 7"],
  ["another timeline", "timeline = 7000"],
  ["not in recovery", "recovers = false"],
])("excludes a node because of: %s, however far ahead it is", async (reason, state) => {
  open(standbyUrl());
  await isRead();
  await standbyIs(`${state}, position = 'FFFF/0'`);
  await isLeftOut(reason);
  await standbyIs("system = null, timeline = null, recovers = true, position = null");
  await isRead();
  expect(log.info).toHaveBeenCalledOnce();
});

it("does not read the primary as its own replica", async () => {
  open(database.url ?? "");
  await isLeftOut("not in recovery");
});

it("reads the primary where the replica's user lacks rights", async () => {
  open(standbyUrl({ name: USER, password: "reader" }));
  await isRead();
  const read = await replicas.read(async (db) => {
    await db.execute(sql`select name from pieces`);
    return nodeOf(db);
  });
  expect(read).toBe("primary");
  await isLeftOut("42501");
});

it("excludes a replica that refuses the password", async () => {
  open(standbyUrl({ name: "nobody-knows", password: "a-secret" }));
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), WAIT);
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/a-secret|nobody-knows|127\.0|localhost/);
  expect(await reader()).toBe("primary");
});

it("waits a second for a slow replica, and excludes it", async () => {
  open(standbyUrl());
  await isRead();
  const start = performance.now();
  const read = await replicas.read(async (db) => {
    const node = await nodeOf(db);
    if (node === "standby") await db.execute(sql`select pg_sleep(20)`);
    return node;
  });
  expect(read).toBe("primary");
  expect(performance.now() - start).toBeLessThan(4000);
  await isLeftOut("57014");
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await reader()).toBe("primary");
});

it("excludes a replica that can't be reached, and reads it again when it is back", async () => {
  await using proxy = await openTcpProxy(standbyUrl());
  open(proxy.url);
  await isRead();
  proxy.vanish();
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), WAIT);
  expect(await reader()).toBe("primary");
  proxy.heal();
  await isRead();
  expect(log.info).toHaveBeenCalledOnce();
});

it("checks a replica on another connection than those of visitors", async () => {
  open(standbyUrl());
  await isRead();
  const connections = async () => {
    const { rows } = await database.db.execute(sql`select count(*)::int as open
      from pg_stat_activity where application_name = 'standby' and datname = current_database()`);
    return rows;
  };
  // The server ends the connections of the test before a moment after they were closed.
  await expect.poll(connections).toEqual([{ open: 2 }]);
});
