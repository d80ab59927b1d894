import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testEngine } from "../../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { openTcpProxy } from "../../test/tcp-proxy.ts";
import { openServer } from "./database.ts";
import { isDatabaseAway } from "./database-away.ts";
import { takeLease } from "./lease.ts";
import { createNotificationChannels } from "./listening.ts";

const HOLDING = join(import.meta.dirname, "../../test/holding-process.ts");

/**
 * Runs work that should fail.
 * @returns the error of the work, and its duration in milliseconds
 */
async function failure(work: PromiseLike<unknown>): Promise<{ error: unknown; ms: number }> {
  const start = performance.now();
  const error = await Promise.resolve(work).then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - start };
}

// These tests need a PostgreSQL server: the embedded database has no connections, and no other
// process can hold locks on its rows.
describe.runIf(testEngine === "postgres")("every wait for a server has an end", () => {
  let database: FreshDatabase;
  const url = () => database.url ?? "";
  beforeAll(async () => {
    database = await freshDatabase();
    await takeLease(database.autocommit, "a row", "nobody", 1000);
  });
  afterAll(() => database[Symbol.asyncDispose]());

  it("a statement is cancelled after 10 s, but not that of a migration", async () => {
    const sleep = failure(database.autocommit.execute(sql`select pg_sleep(30)`));
    const patient = database.withoutStatementLimit(({ db }) =>
      db.execute(sql`select pg_sleep(11)`),
    );
    const { error, ms } = await sleep;
    expect(error).toMatchObject({ cause: { code: "57014" } });
    expect(isDatabaseAway(error)).toBe(true);
    expect(ms).toBeGreaterThan(9000);
    expect(ms).toBeLessThan(15_000);
    await patient;
    const limits = await database.withoutStatementLimit(({ db }) =>
      db.execute(sql`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock`),
    );
    expect(limits.rows).toEqual([{ statement: "0", lock: "10s" }]);
  });

  it("a row that another connection has locked is waited for 3 s", async () => {
    const other = new pg.Client({ connectionString: url() });
    await other.connect();
    await other.query("begin; update leases set holder = 'another'");
    const { error, ms } = await failure(database.autocommit.execute(sql`delete from leases`));
    await other.end();
    expect(error).toMatchObject({ cause: { code: "55P03" } });
    expect(isDatabaseAway(error)).toBe(true);
    expect(ms).toBeGreaterThan(2500);
    expect(ms).toBeLessThan(8000);
  });

  it("a process that is frozen in a transaction loses its locks after 5 s", async () => {
    const child = fork(HOLDING, [url()], { execArgv: [] });
    try {
      await once(child, "message");
      child.kill("SIGSTOP");
      await vi.waitFor(() => database.autocommit.execute(sql`update leases set holder = 'free'`), {
        timeout: 12_000,
      });
    } finally {
      child.kill("SIGKILL");
    }
  });

  it("connections whose other end has vanished are replaced", async () => {
    await using proxy = await openTcpProxy(url());
    const far = await openServer(proxy.url, { pool: 2 });
    const one = () => far.db.execute(sql`select 1`);
    await Promise.all([one(), one()]);
    const inTransaction = failure(
      far.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.vanish();
        await tx.execute(sql`select 2`);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    const results = await Promise.all([inTransaction, failure(one()), failure(one())]);
    for (const { error, ms } of results) {
      expect(isDatabaseAway(error)).toBe(true);
      expect(ms).toBeLessThan(25_000);
    }
    expect((await failure(far.probe(sql`select 1`))).ms).toBeLessThan(1500);
    proxy.heal();
    await Promise.all([one(), one(), one()]);

    // A transaction whose `begin` fails also returns its connection to the pool.
    proxy.vanish();
    const begun = [1, 2].map(() => failure(far.transaction((tx) => tx.execute(sql`select 1`))));
    for (const { error } of await Promise.all(begun)) expect(isDatabaseAway(error)).toBe(true);
    proxy.heal();
    await Promise.all([one(), one(), one()]);
    await far.close();
  });

  it("the health check is answered within a second while all connections are in use", async () => {
    const small = await openServer(url(), { pool: 2 });
    const sleeping = [1, 2, 3].map(() => failure(small.db.execute(sql`select pg_sleep(2)`)));
    await vi.waitFor(() => expect(small.connections()).toMatchObject({ inUse: 2, waiting: 1 }));
    const start = performance.now();
    await small.probe(sql`select 1`);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(small.connections()).toMatchObject({ inUse: 2, waiting: 1 });
    await Promise.all(sleeping);
    await small.close();
  });

  it("a dead connection for LISTEN is replaced, with a log line", async () => {
    await using proxy = await openTcpProxy(url());
    const listening = createNotificationChannels(proxy.url, { pingMs: 100, silenceMs: 500 });
    const [heard, missed] = [vi.fn(), vi.fn()];
    await listening.listen("news", { heard, missed });
    await database.autocommit.execute(sql`select pg_notify('news', 'first')`);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith("first"), 5000);
    proxy.vanish();
    await database.autocommit.execute(sql`select pg_notify('news', 'lost')`);
    proxy.heal();
    await vi.waitFor(() => expect(missed).toHaveBeenCalled(), 10_000);
    await database.autocommit.execute(sql`select pg_notify('news', 'last')`);
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith("last"), 5000);
    await listening.close();
  });

  it("a connection that is cut or refused means that the database is away, another error does not", async () => {
    const { error } = await failure(
      database.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
    );
    expect(isDatabaseAway(error)).toBe(true);
    const closed = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
    expect(isDatabaseAway((await failure(closed.query("select 1"))).error)).toBe(true);
    const unknown = await failure(database.autocommit.execute(sql`select 1 from nowhere`));
    expect(isDatabaseAway(unknown.error)).toBe(false);
    // One more parameter than the message can count.
    const many = Array.from({ length: 65_537 }, (_, index) => index);
    const list = many.map((index) => `$${index + 1}::int`).join();
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    const tooMany = await failure(client.query(`select 1 where 1 in (${list})`, many));
    await client.end();
    expect(tooMany.error).toMatchObject({ code: "08P01" });
    expect(isDatabaseAway(tooMany.error)).toBe(false);
    const fetched = await failure(fetch("http://127.0.0.1:1/"));
    expect(isDatabaseAway(fetched.error)).toBe(false);
  });
});
