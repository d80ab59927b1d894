import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRates } from "@suvarna/contract/rates/calls";
import { expect, it, vi } from "vitest";
import { testEngine } from "../engine.ts";
import { freshDatabase } from "../fresh-database.ts";
import { openMailReceiver } from "../mail-receiver.ts";
import { ShopProcesses } from "./fleet.ts";
import { openNetwork, ShopProcess } from "./shop-process.ts";

/** The interval in milliseconds at which `chaos-process.ts` reads the rates. */
const TICK_MS = 5000;

/** The test needs a PostgreSQL server, because only one process can open the embedded database. */
it.runIf(testEngine === "postgres")(
  "a process whose connection for LISTEN is dead shows each price with the next tick at the latest",
  async () => {
    await using steps = new AsyncDisposableStack();
    const database = steps.use(await freshDatabase("seeded"));
    const dataDir = await mkdtemp(join(tmpdir(), "suvarna-deaf-"));
    steps.defer(() => rm(dataDir, { recursive: true, force: true }));
    const mail = steps.use(await openMailReceiver());
    const open = async () => {
      const network = steps.use(await openNetwork({ url: database.url, redisUrl: null }));
      const at = { url: null, redisUrl: null, dataDir, mailUrl: mail.url };
      const one = new ShopProcess({ ...at, logLevel: "silent", skewMs: 0 }, network);
      steps.defer(() => one.stop());
      await one.start();
      return one;
    };
    const [hears, deaf] = [await open(), await open()];
    const shown = async (one: ShopProcess) => {
      return JSON.stringify(await new ShopProcesses([one]).call(null, getRates, {}));
    };

    expect(deaf.network.database?.countMarked()).toBe(1);
    deaf.network.database?.vanish("marked");
    for (let change = 0; change < 3; change++) {
      const before = await shown(deaf);
      const since = performance.now();
      await vi.waitFor(async () => expect(await shown(deaf)).not.toBe(before), {
        timeout: 6 * TICK_MS,
        interval: 50,
      });
      expect(performance.now() - since).toBeLessThan(2 * TICK_MS);
      await vi.waitFor(async () => expect(await shown(deaf)).toBe(await shown(hears)), {
        timeout: 2 * TICK_MS,
        interval: 50,
      });
      expect((await fetch(`${await deaf.address}/readyz`)).status).toBe(200);
    }

    // A process whose database connections are all dead can't know the rates, so it must not report
    // that it is ready.
    deaf.network.database?.vanish();
    const since = performance.now();
    await vi.waitFor(
      async () => expect((await fetch(`${await deaf.address}/readyz`)).status).toBe(503),
      { timeout: 2 * TICK_MS, interval: 50 },
    );
    expect(performance.now() - since).toBeLessThan(2 * TICK_MS);
  },
  180_000,
);
