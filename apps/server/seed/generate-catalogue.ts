import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadConfig } from "../src/config.ts";
import type { App } from "../src/platform/act.ts";
import { systemClock } from "../src/platform/clock.ts";
import { openDatabase } from "../src/platform/database.ts";
import { StartError } from "../src/platform/errors.ts";
import { migrate } from "../src/platform/migrate.ts";
import { createOutbox } from "../src/platform/outbox.ts";
import { makeCatalogue } from "./made-catalogue.ts";
import { seedShop } from "./seed-shop.ts";

const MOST = 999_999;
const SAY_EVERY = 10_000;

/**
 * `npm run seed:catalogue -- --products 100000`: so many generated pieces beside the shop's own in
 * the configured database, for measuring; 0 takes them away again.
 */
try {
  await run(wantedProducts());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function wantedProducts(): number {
  const { values } = parseArgs({ options: { products: { type: "string" } }, strict: false });
  const wanted = Number(values.products ?? Number.NaN);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > MOST) {
    throw new StartError(`Say how many, 0 to ${MOST}: npm run seed:catalogue -- --products 100000`);
  }
  return wanted;
}

async function run(wanted: number): Promise<void> {
  const config = loadConfig(process.cwd());
  await using steps = new AsyncDisposableStack();
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  steps.defer(() => database.close());
  await migrate(database, join(import.meta.dirname, "../migrations"));
  // Nothing follows here: processes of the shop that run meanwhile find out by themselves.
  const app: App = { database, clock: systemClock, outbox: createOutbox(database, console) };
  await seedShop(app, config);

  const start = performance.now();
  const before = await makeCatalogue(app, wanted, (count) => {
    if (count % SAY_EVERY === 0) console.log(`${count} of ${wanted}`);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`There are ${wanted} generated pieces now, ${before} before (${seconds} s).`);
}
