/**
 * `npm run restore -- FILE.tar.gz` restores a backup into an empty database. The operator must
 * state the newest number of each series of tax documents, because a number that was issued after
 * the backup must not be issued again: `--last INV/2627/000123` or, for a series without numbers,
 * `--last CRN`, once for each series; or `--nothing-since` when nothing was issued.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadConfig } from "./config.ts";
import { describeChain, restoreBackup } from "./copies/index.ts";
import { continueSeries } from "./invoices/index.ts";
import { lastingObjectsOf } from "./object-folders.ts";
import {
  actWithoutTimeout,
  grantServingUser,
  openObjectsOf,
  runCommand,
} from "./platform/command.ts";
import { openDatabase } from "./platform/database.ts";
import { StartError } from "./platform/errors.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      last: { type: "string", multiple: true },
      "nothing-since": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  const { last = [], "nothing-since": nothingSince } = values;
  if (!file) throw new StartError("Name the backup: npm run restore -- FILE.tar.gz");
  if (nothingSince === last.length > 0) {
    throw new StartError(
      "Name the newest number of each series of tax documents, also of those after the backup: --last INV/2627/000123, once for each series, or its prefix alone when it has none. Write --nothing-since when none was given after the backup.",
    );
  }
  const config = loadConfig(process.cwd());
  const { databaseUrl, migrationDatabaseUrl, dataDir } = config;
  // The foreign keys are dropped while the rows are added, and only the owner of the tables may
  // drop them.
  const url = migrationDatabaseUrl ?? databaseUrl;
  const objects = lastingObjectsOf(await openObjectsOf(config));
  const database = await openDatabase({ url, dataDir });
  try {
    const {
      madeAt,
      rows,
      objects: restored,
      chain,
    } = await restoreBackup(
      {
        database,
        migrations: join(import.meta.dirname, "../migrations"),
        objects,
        arriving: join(dataDir, "arriving"),
      },
      actWithoutTimeout(database),
      resolve(file),
      (act) => (nothingSince ? Promise.resolve() : continueSeries(act, last)),
    );
    await grantServingUser(database, config);
    console.log(`Restored the shop of ${madeAt}: ${rows} rows, ${restored} objects.`);
    console.log(describeChain(chain));
    console.log(
      "All counts and sums agree. Before the shop opens, bring back its sealing keys, and compare the gateway's payments since then.",
    );
  } finally {
    await database.close();
  }
});
