import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runOnServer, testEngine } from "../../../test/engine.ts";
import { openShop, type TestShop } from "../../../test/open-shop.ts";

// The test needs a PostgreSQL server: the embedded database can't be away, and no other process can
// lock its tables.
describe.runIf(testEngine === "postgres")("while the database does not answer", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const ask = async (url: string) => {
    const start = performance.now();
    const { statusCode, headers, json } = await shop.app.inject(url);
    return { statusCode, headers, body: json(), ms: performance.now() - start };
  };
  let requestCount = 0;
  /** Makes an address whose reply is not cached yet. */
  const listing = () => `/api${pageProducts.path}?search=${requestCount++}`;
  const AWAY = {
    statusCode: 503,
    headers: { "retry-after": "5" },
    body: { code: "unavailable", message: "We can't do this just now. Please try again soon." },
  };

  it('a call that waits for a locked table is answered with "try again"', async () => {
    const other = new pg.Client({ connectionString: shop.database.url ?? "" });
    await other.connect();
    await other.query("begin; lock table products in access exclusive mode");
    const answer = await ask(listing());
    await other.end();
    expect(answer).toMatchObject(AWAY);
    expect(answer.ms).toBeLessThan(8000);
  });

  it("the health check is answered within a second while the whole pool waits", async () => {
    const { autocommit: db } = shop.database;
    const sleeping = Array.from({ length: 15 }, () =>
      db.execute(sql`select pg_sleep(3)`).then(() => {}),
    );
    // Statements of the shop's own background work may wait too.
    await vi.waitFor(() => {
      const connections = shop.database.connections();
      expect(connections?.inUse).toBe(10);
      expect(connections?.waiting).toBeGreaterThanOrEqual(5);
    });
    const { statusCode, ms } = await ask("/readyz");
    expect(statusCode).toBe(200);
    expect(ms).toBeLessThan(1000);
    await Promise.all(sleeping);
  });

  it('every other call is answered with "try again", and works as soon as the database is back', async () => {
    const name = new URL(shop.database.url ?? "").pathname.slice(1);
    await runOnServer(`alter database ${name} allow_connections false`);
    await runOnServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    expect(await ask(listing())).toMatchObject(AWAY);
    expect(await ask("/readyz")).toMatchObject({
      statusCode: 503,
      body: { status: "not ready", lacks: ["database"] },
    });
    await runOnServer(`alter database ${name} allow_connections true`);
    expect(await ask(listing())).toMatchObject({ statusCode: 200 });
    expect(await ask("/readyz")).toMatchObject({ statusCode: 200 });
  });
});
