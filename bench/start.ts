/**
 * Measures the time from the start of the server's process to its first ready answer, beside a bare
 * Fastify server, in turns: `npm run bench:start`. The database is filled already, as at every
 * start but the first. It is the database of `DATABASE_URL` or `BENCH_DATA_DIR`, or else the
 * example shop on the embedded database.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverEnv } from "../scripts/server-env.mjs";
import { median, printFigures } from "./figures.ts";
import { startBareServer, startShop } from "./servers.ts";

const ROUNDS = 5;

const own = await mkdtemp(join(tmpdir(), "suvarna-bench-"));
try {
  process.env["BENCH_DATA_DIR"] ??= own;
  const settings = {
    ...serverEnv,
    NODE_COMPILE_CACHE: join(own, "compile-cache"),
    LOG_LEVEL: "silent",
  };
  // The first start is not measured, because it fills the shop's database and the cache of compiled
  // code.
  await secondsOf(() => startShop(settings));
  const seconds = { shop: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    seconds.shop.push(await secondsOf(() => startShop(settings)));
    seconds.bare.push(
      await secondsOf(() => startBareServer({ body: Buffer.from("bare"), headers: {} })),
    );
  }
  await printFigures([
    {
      what: "a second start",
      value: median(seconds.shop),
      unit: "s",
      reference: { name: "bare Fastify", value: median(seconds.bare) },
    },
  ]);
} finally {
  await rm(own, { recursive: true, force: true });
}

/** Starts a server, measures the time in seconds until it is ready, and stops it again. */
async function secondsOf(start: () => Promise<AsyncDisposable>): Promise<number> {
  const begun = performance.now();
  await using _server = await start();
  return (performance.now() - begun) / 1000;
}
