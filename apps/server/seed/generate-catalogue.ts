import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadConfig } from "../src/config.ts";
import type { App } from "../src/platform/act.ts";
import { systemClock } from "../src/platform/clock.ts";
import { openDatabase } from "../src/platform/database.ts";
import { StartError } from "../src/platform/errors.ts";
import { migrate } from "../src/platform/migrate.ts";
import { createOutbox } from "../src/platform/outbox.ts";
import { resizeGeneratedCatalogue } from "./generated-catalogue.ts";
import { seedShop } from "./seed-shop.ts";

const MAX_PRODUCTS = 9_999_999;
const REPORT_EVERY = 10_000;

/**
 * `npm run seed:catalogue -- --products 100000` adds generated products to the shop's own products
 * in the configured database, until 100,000 of them exist. The command is for measurements;
 * `--products 0` deletes the generated products again.
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
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > MAX_PRODUCTS) {
    throw new StartError(
      `Give a number from 0 to ${MAX_PRODUCTS}: npm run seed:catalogue -- --products 100000`,
    );
  }
  return wanted;
}

async function run(wanted: number): Promise<void> {
  const config = loadConfig(process.cwd());
  await using steps = new AsyncDisposableStack();
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  steps.defer(() => database.close());
  await migrate(database, join(import.meta.dirname, "../migrations"));
  // This command runs no reactions to events. It only stores the events, and running processes of
  // the shop read them and show the new products.
  const app: App = { database, clock: systemClock, outbox: createOutbox(database, console) };
  await seedShop(app, config);

  const start = performance.now();
  const before = await database.withoutStatementLimit((patient) =>
    resizeGeneratedCatalogue({ ...app, database: patient }, wanted, (count) => {
      if (count % REPORT_EVERY === 0) console.log(`${count} of ${wanted}`);
    }),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `There are now ${wanted} generated products; before there were ${before} (${seconds} s).`,
  );
}
