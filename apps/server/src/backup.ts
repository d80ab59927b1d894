/**
 * `npm run backup -- FILE.tar.gz` writes the shop's data and its objects, such as uploaded
 * pictures, into one file, while the shop runs. Without a file name in the command, the file goes
 * to the folder `backups` in DATA_DIR.
 */
import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Config, loadConfig } from "./config.ts";
import { type BackupReport, backUpRunningShop, writeBackup } from "./copies/index.ts";
import { lastingObjectsOf } from "./object-folders.ts";
import { systemClock } from "./platform/clock.ts";
import { openObjectsOf, runCommand } from "./platform/command.ts";
import { openDatabase } from "./platform/database.ts";

await runCommand(async () => {
  const config = loadConfig(process.cwd());
  const stamp = systemClock()
    .toISOString()
    .replace(/[-:]|\.\d+/g, "");
  const standard = join(config.dataDir, "backups", `suvarna-${stamp}.tar.gz`);
  const file = resolve(process.argv[2] ?? standard);
  await mkdir(dirname(file), { recursive: true });
  // The embedded database can be opened by one process only, so the running shop itself must make
  // the backup.
  const report = config.databaseUrl === null ? await backUpRunningShop(config, file) : null;
  const written = report ?? (await backUp(config, file));
  const { rows, tables, objects, sealingKeys } = written;
  console.log(`${file}: ${rows} rows of ${tables} tables, ${objects} objects.`);
  console.log(`It holds no keys. Keep these sealing keys elsewhere: ${sealingKeys.join(", ")}.`);
  console.log("Copy the file to another machine.");
});

async function backUp(config: Config, file: string): Promise<BackupReport> {
  const { databaseUrl: url, dataDir } = config;
  const objects = lastingObjectsOf(await openObjectsOf(config));
  const database = await openDatabase({ url, dataDir });
  try {
    return await writeBackup({ database, objects, now: systemClock() }, file);
  } finally {
    await database.close();
  }
}
