import { join } from "node:path";
import { DEMONSTRATION_EMAILS } from "../seed/seed-accounts.ts";
import { seedShop } from "../seed/seed-shop.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { stampMode, stampProblems } from "./database-mode.ts";
import { keepDemonstrationFactors } from "./identity/index.ts";
import { localIssuerProblem } from "./identity/plugin.ts";
import { type Database, openDatabase } from "./platform/database.ts";
import { watchEngine } from "./platform/engine-watch.ts";
import { StartError } from "./platform/errors.ts";
import { listen, refuseTakenPort } from "./platform/http/listen.ts";
import { installJobs } from "./platform/job-store.ts";
import { migrate } from "./platform/migrate.ts";
import { openRedis } from "./platform/redis.ts";
import {
  grantServing,
  mayAlterTables,
  requireMigrated,
  requireSameDatabase,
  SERVING_USER_OWNS,
} from "./platform/serving-user.ts";
import { startTraces } from "./platform/tracing/traces.ts";
import { startWatchdog } from "./platform/watchdog.ts";
import type { Services, ShopFoundation } from "./services.ts";

const MIGRATIONS = join(import.meta.dirname, "../migrations");

/**
 * The exit status of a process that can't continue but would work after a restart.
 * `scripts/start.mjs` knows this status and restarts the shop, as it does after the watchdog's
 * SIGKILL, but only a few times.
 */
const RESTART_STATUS = 75;

/** The parts of a shop's process that its settings do not decide. */
export interface ProcessEnvironment
  extends Pick<ShopFoundation, "clock" | "pictures" | "storefront" | "backOffice"> {
  /** The folder of the migrations; undefined for those of this release. */
  readonly migrations?: string;
  /** Prints a line for the person who started the shop; all other information goes to the log. */
  say(words: string): void;
}

/** A shop that is open for requests. */
export interface RunningShop {
  readonly services: Services;
  /** Drains the process, then closes its parts in the opposite order of their opening. */
  close(): Promise<void>;
}

/**
 * Opens the shop: database, app, workers, port. When a step fails, the earlier steps are undone.
 * @throws StartError when the shop can't be opened with these settings
 */
export async function runShop(
  config: Config,
  { clock, pictures, storefront, backOffice, migrations = MIGRATIONS, say }: ProcessEnvironment,
): Promise<RunningShop> {
  await using steps = new AsyncDisposableStack();
  await refuseTakenPort(config);
  steps.defer(await startTraces(config.traces));
  say(`Opening the ${config.databaseUrl ? "database" : "embedded database"}...`);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    pool: config.databasePool,
    poolerUrl: config.databasePoolerUrl,
    ownsTables: config.migrationDatabaseUrl === null,
  });
  steps.defer(() => database.close());
  await prepareDatabase(config, database, migrations);
  await stampMode(database, config.demonstration, DEMONSTRATION_EMAILS);
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl);
  steps.defer(() => redis?.destroy());

  const services = await createApp({
    config,
    database,
    redis,
    clock,
    pictures,
    storefront,
    backOffice,
  });
  const { app, server, relay, rates, jobs, payments, keySweep, searchIndex, moneyWatch, vault } =
    services;
  const { auditChain, uploadSweep, importSweep, sealingAnew } = services;
  steps.defer(() => server.close());
  await jobs.start();
  steps.defer(() => jobs.stop());
  await relay.start();
  steps.defer(() => relay.stop());
  services.replicas.start();
  steps.defer(() => services.replicas.stop());
  if (await seedShop(app, config)) {
    say("Filled the empty database with the shop.");
  }
  if (config.demonstration) await keepDemonstrationFactors(app, vault, config.staff);
  await rates.start();
  steps.defer(() => rates.stop());
  payments.start();
  await keySweep.start();
  await sealingAnew.start();
  await uploadSweep.start();
  await importSweep.start();
  await searchIndex.start();
  await moneyWatch.start();
  await auditChain.start();

  await listen(server, config);
  const missing = config.signIn.google === "local" ? await localIssuerProblem() : null;
  if (missing) say(missing);
  const endForRestart = (cause: Error, what: string) => {
    server.log.fatal({ err: cause }, `${what}: the shop ends, so that it can be started again.`);
    process.exit(RESTART_STATUS);
  };
  steps.defer(
    watchEngine(database, (cause) => endForRestart(cause, "The embedded database has failed")),
  );
  steps.defer(startWatchdog());
  process.on("uncaughtException", (cause) => endForRestart(cause, "An error was not handled"));
  // A promise was rejected that no code waits for. Its work is not done, but the rest of the
  // process is not affected, so the process continues.
  process.on("unhandledRejection", (cause) => {
    server.log.error({ err: cause }, "a failure that nobody waited for");
  });
  const running = steps.move();
  return {
    services,
    async close() {
      await services.draining.drain();
      await running.disposeAsync();
    },
  };
}

/**
 * Migrates the database. With `MIGRATION_DATABASE_URL`, the user of that address runs the
 * migrations and then gives the serving user its rights, so that the serving user owns no table.
 * When the user of the process owns no table, the process migrates nothing.
 * @throws StartError
 */
async function prepareDatabase(
  config: Config,
  serving: Database,
  migrations: string,
): Promise<void> {
  const { migrationDatabaseUrl: url, dataDir, demonstration } = config;
  if (url === null && "url" in serving.raw && !serving.raw.ownsTables) {
    await requireMigrated(serving.db, migrations);
    return;
  }
  const owner = url === null ? serving : await openOwner(url, dataDir);
  try {
    // A database of the other mode must not be changed at all, so the mode is checked before the
    // migration.
    const foreign = await stampProblems(owner.db, demonstration);
    if (foreign.length > 0) throw new StartError(`${foreign.join("; ")}.`);
    await migrate(owner, migrations);
    if (owner === serving) return;
    if (await mayAlterTables(serving.db)) throw new StartError(`${SERVING_USER_OWNS}.`);
    await installJobs(owner);
    await grantServing(owner, serving);
    await requireSameDatabase(serving.db, migrations);
  } finally {
    if (owner !== serving) await owner.close();
  }
}

function openOwner(url: string, dataDir: string): Promise<Database> {
  return openDatabase({ url, dataDir, pool: 1, setting: "MIGRATION_DATABASE_URL" });
}
