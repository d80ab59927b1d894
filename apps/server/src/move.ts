/**
 * `npm run move` moves a shop from the embedded database in DATA_DIR into the empty database of
 * DATABASE_URL. The shop must be stopped before the move, and opened with DATABASE_URL afterwards.
 */
import { join } from "node:path";
import { loadConfig } from "./config.ts";
import { describeChain, moveShop } from "./copies/index.ts";
import { systemClock } from "./platform/clock.ts";
import { actWithoutTimeout, grantServingUser, runCommand } from "./platform/command.ts";
import { openDatabase } from "./platform/database.ts";
import { StartError } from "./platform/errors.ts";

await runCommand(async () => {
  const config = loadConfig(process.cwd());
  const { databaseUrl, migrationDatabaseUrl, dataDir, sealingKeys } = config;
  // The foreign keys are dropped while the rows are added, and only the owner of the tables may
  // drop them.
  const url = migrationDatabaseUrl ?? databaseUrl;
  if (url === null) throw new StartError("Write the address of the new database in DATABASE_URL.");
  const embedded = await openDatabase({ url: null, dataDir });
  try {
    const server = await openDatabase({ url, dataDir });
    try {
      const { rows, chain } = await moveShop(
        { database: embedded, dataDir },
        { database: server, migrations: join(import.meta.dirname, "../migrations") },
        { operate: actWithoutTimeout(server), now: systemClock() },
      );
      await grantServingUser(server, config);
      console.log(`Moved ${rows} rows. All counts and sums agree.`);
      console.log(describeChain(chain));
      console.log("Open the shop with the same DATABASE_URL and DATA_DIR.");
      if (sealingKeys.length === 0) {
        console.log(`SEALING_KEYS is the line in ${join(dataDir, "sealing-key")}.`);
      }
    } finally {
      await server.close();
    }
  } finally {
    await embedded.close();
  }
});
