import { getRates } from "@suvarna/contract/rates/calls";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { ShopProcesses } from "../../test/chaos/fleet.ts";
import { testEngine, urlOf } from "../../test/engine.ts";
import { freshDatabase } from "../../test/fresh-database.ts";
import { openMachines, orderCart } from "../../test/machines.ts";
import { NO_PGBOUNCER, openPgBouncer, type PgBouncer } from "../../test/pgbouncer.ts";
import { openServer } from "./database.ts";
import { LIMITS_OF_SERVING } from "./time-limits.ts";

/**
 * The number of the pooler's connections, which is smaller than the number of shoppers who order at
 * the same time.
 */
const CONNECTIONS = 3;
const SHOPPERS = 24;
const TICK_MS = 5000;

/** Sets the time limits for the user and database of a URL, as the operator does by hand. */
async function giveLimits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select current_user as user, current_database() as name");
  const [user, name] = [rows[0].user, rows[0].name].map((one) => client.escapeIdentifier(one));
  for (const [limit, ms] of Object.entries(LIMITS_OF_SERVING)) {
    await client.query(`alter role ${user} in database ${name} set ${limit} = ${ms}`);
  }
  await client.end();
}

// The test needs a PostgreSQL server: the embedded database has no connections to pool.
describe.runIf(testEngine === "postgres")("a transaction pooler before the database", () => {
  const where = NO_PGBOUNCER ? ` (skipped: ${NO_PGBOUNCER})` : "";

  it.skipIf(NO_PGBOUNCER)(
    `serves a shop by few connections, and the shop hears of changes apart from it${where}`,
    async () => {
      await using steps = new AsyncDisposableStack();
      let pooler: PgBouncer | undefined;
      const machines = steps.use(
        await openMachines({
          processes: 2,
          async settings(url) {
            await giveLimits(url);
            pooler = steps.use(await openPgBouncer(url, CONNECTIONS));
            return { DATABASE_POOLER_URL: pooler.url, DATABASE_POOL: "20" };
          },
        }),
      );
      const { processes } = machines;
      const fleet = new ShopProcesses(processes);
      const buyers = await machines.buyers(SHOPPERS);
      const orders = await Promise.all(buyers.map((buyer) => orderCart(fleet, buyer)));
      expect(new Set(orders.map(({ order }) => order._id)).size).toBe(SHOPPERS);
      expect(await pooler?.countTransactions()).toBeGreaterThan(SHOPPERS);
      const shown = async (nth: number) => {
        const one = processes[nth];
        return one ? JSON.stringify(await new ShopProcesses([one]).call(null, getRates, {})) : "";
      };
      const before = await shown(0);
      await vi.waitFor(async () => expect(await shown(0)).not.toBe(before), {
        timeout: 3 * TICK_MS,
        interval: 50,
      });
      await vi.waitFor(async () => expect(await shown(1)).toBe(await shown(0)), {
        timeout: 1000,
        interval: 20,
      });
    },
    120_000,
  );

  it.skipIf(NO_PGBOUNCER)(
    `must keep the time limits and lead to the same database${where}`,
    async () => {
      await using database = await freshDatabase();
      const url = database.url as string;
      await using pooler = await openPgBouncer(url, CONNECTIONS);
      const opening = () => openServer(url, { poolerUrl: pooler.url });
      await expect(opening()).rejects.toThrow(
        "alter role USER in database NAME set statement_timeout",
      );
      const other = openServer(urlOf("postgres"), { poolerUrl: pooler.url });
      await expect(other).rejects.toThrow("different servers or databases");

      await giveLimits(url);
      // Connections that the pooler opened before the change still have the old limits, so a new
      // pooler is started.
      await using anew = await openPgBouncer(url, CONNECTIONS);
      const served = await openServer(url, { poolerUrl: anew.url });
      const { rows } = await served.db.execute(
        sql`select current_setting('statement_timeout') as limit`,
      );
      expect(rows).toEqual([{ limit: "10s" }]);
      const patient = await served.withoutStatementLimit(({ db }) =>
        db.execute(sql`select current_setting('statement_timeout') as limit`),
      );
      expect(patient.rows).toEqual([{ limit: "0" }]);
      await served.close();
    },
  );
});
