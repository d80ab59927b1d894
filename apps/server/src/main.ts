import { join } from "node:path";
import { DEMONSTRATION_EMAILS, DEMONSTRATION_SHOPPERS } from "../seed/seed-accounts.ts";
import { seedShop } from "../seed/seed-shop.ts";
import { createApp } from "./app.ts";
import { indexStale } from "./catalogue/plugin.ts";
import { type Config, loadConfig } from "./config.ts";
import { stampMode, stampProblems } from "./database-mode.ts";
import { keepDemonstrationFactor } from "./identity/index.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/database.ts";
import { watchEngine } from "./platform/engine-watch.ts";
import { StartError } from "./platform/errors.ts";
import { listen, refuseTakenPort } from "./platform/http/listen.ts";
import { describeError } from "./platform/log.ts";
import { migrate } from "./platform/migrate.ts";
import { openRedis } from "./platform/redis.ts";
import { stopOnSignal } from "./platform/stop.ts";
import { startWatchdog } from "./platform/watchdog.ts";

const SERVER = join(import.meta.dirname, "..");

/**
 * The exit status of a process that can't go on but would work if it was started again.
 * `scripts/start.mjs` knows it too, and starts the shop again at most a few times, as it does after
 * the watchdog's SIGKILL.
 */
const RESTART_STATUS = 75;

// Whatever the shop writes, only its own user may read.
process.umask(0o077);

try {
  await start(loadConfig(process.cwd()));
} catch (error) {
  // What is not expected goes the log's way: a database error carries what people have typed.
  const why = error instanceof StartError ? error.message : describeError(error as Error);
  console.error("Suvarna can't start:", why);
  process.exit(1);
}

/** Config, database, app, listen; each step is taken back when a later one fails. */
async function start(config: Config): Promise<void> {
  await using steps = new AsyncDisposableStack();
  await refuseTakenPort(config);
  say(`Opening the ${config.databaseUrl ? "database" : "embedded database"}...`);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    pool: config.databasePool,
  });
  steps.defer(() => database.close());
  // A database of the other mode is not even migrated.
  const foreign = await stampProblems(database.db, config.demonstration);
  if (foreign.length > 0) throw new StartError(`${foreign.join("; ")}.`);
  await migrate(database, join(SERVER, "migrations"));
  await stampMode(database, config.demonstration, DEMONSTRATION_EMAILS);
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl);
  steps.defer(() => redis?.destroy());

  const { app, server, relay, rates, jobs, payments, keySweep, vault } = await createApp({
    config,
    database,
    redis,
    clock: systemClock,
    pictures: join(SERVER, "seed/pictures"),
    storefront: join(SERVER, "../storefront/build"),
  });
  steps.defer(() => server.close());
  await jobs.start();
  steps.defer(() => jobs.stop());
  await relay.start();
  steps.defer(() => relay.stop());
  if (await seedShop(app, config)) {
    say("Filled the empty database with the shop.");
  }
  if (config.demonstration) await keepDemonstrationFactor(app, vault, config.staff);
  const indexed = await database.withoutStatementLimit((patient) =>
    indexStale({ ...app, database: patient }),
  );
  if (indexed > 0) say(`Indexed ${indexed} pieces for the search anew.`);
  await rates.start();
  steps.defer(() => rates.stop());
  payments.start();
  await keySweep.start();

  await listen(server, config);
  const endForRestart = (cause: Error, what: string) => {
    server.log.fatal({ err: cause }, `${what}: the shop ends, so that it can be started again.`);
    process.exit(RESTART_STATUS);
  };
  steps.defer(
    watchEngine(database, (cause) => endForRestart(cause, "The embedded database has failed")),
  );
  steps.defer(startWatchdog());
  process.on("uncaughtException", (cause) => endForRestart(cause, "An error was not handled"));
  // A promise that nobody waited for: what it was to do is not done, but nothing else is harmed.
  process.on("unhandledRejection", (cause) => {
    server.log.error({ err: cause }, "a failure that nobody waited for");
  });
  const running = steps.move();
  stopOnSignal(() => running.disposeAsync());
  // The server's own lines on each of its addresses come first.
  setTimeout(() => announce(config), 20);
}

function announce({ publicUrl, demonstration, staff, rates }: Config): void {
  say(`\nSuvarna is open at ${publicUrl}`);
  if (!demonstration) return;
  const simulated = rates.sources.includes("simulated") ? "the rates are simulated, " : "";
  say(`This is a demonstration: ${simulated}nothing is delivered. Sign in as`);
  for (const { email, password } of DEMONSTRATION_SHOPPERS)
    sayAccount("a shopper", email, password);
  sayAccount("the staff", staff.email, staff.password);
  say("  The staff's login also needs a code, which `npm run demo:code` shows.");
}

function sayAccount(who: string, email: string, password: string): void {
  say(`  ${who.padEnd(12)}${email.padEnd(26)}${password}`);
}

/** Words for the person who started the shop; everything else is in the log's lines. */
function say(words: string): void {
  console.log(words);
}
