/**
 * `npm run check:live`: lists everything that keeps the shop from opening as a live one, by its
 * settings and its database, and changes nothing. It ends with status 1 when there is anything.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { DEMONSTRATION_EMAILS } from "../seed/seed-accounts.ts";
import { type Config, examineForLive, loadEnvironment } from "./config.ts";
import { modeProblems } from "./database-mode.ts";
import { openDatabase } from "./platform/database.ts";
import { StartError } from "./platform/errors.ts";
import { describeError } from "./platform/log.ts";
import { sealingProblems } from "./platform/sealing-stamps.ts";
import { listStamps } from "./platform/stamps.ts";

process.umask(0o077);
const problems = await findProblems();
for (const problem of problems) console.log(`- ${problem}`);
const count = problems.length === 1 ? "1 thing is" : `${problems.length} things are`;
console.log(problems.length > 0 ? `${count} wrong.` : "Nothing is wrong: the shop may open.");
process.exitCode = problems.length > 0 ? 1 : 0;

async function findProblems(): Promise<string[]> {
  try {
    const { problems, config } = examineForLive(loadEnvironment(process.cwd()));
    return [...problems, ...(await databaseProblems(config))];
  } catch (error) {
    return [whyOf(error)];
  }
}

/** A database error quotes what people have typed, so that only what is safe is told. */
function whyOf(error: unknown): string {
  return error instanceof StartError ? error.message : describeError(error as Error).message;
}

async function databaseProblems(config: Config): Promise<string[]> {
  const { databaseUrl: url, dataDir, sealingKeys } = config;
  // A database that is not there yet has nothing wrong in it.
  if (url === null && !existsSync(join(dataDir, "database"))) return [];
  try {
    const database = await openDatabase({ url, dataDir });
    try {
      return await database.transaction(async (tx) => {
        await tx.execute(sql`set transaction read only`);
        return [
          ...(await modeProblems(tx, false, DEMONSTRATION_EMAILS)),
          ...sealingProblems(sealingKeys, await listStamps(tx)),
        ];
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    return [`the database could not be examined: ${whyOf(error)}`];
  }
}
