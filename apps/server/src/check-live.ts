/**
 * `npm run check:live` lists everything in the shop's settings and database that keeps the shop
 * from opening in live mode, and changes nothing. It exits with status 1 when it finds a problem.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { DEMONSTRATION_EMAILS } from "../seed/seed-accounts.ts";
import { type Config, examineForLive, loadEnvironment } from "./config.ts";
import { modeProblems } from "./database-mode.ts";
import { type Database, openDatabase } from "./platform/database.ts";
import { StartError } from "./platform/errors.ts";
import { describeError } from "./platform/log.ts";
import { sealingProblems } from "./platform/sealing-stamps.ts";
import { mayAlterTables, SERVING_USER_OWNS } from "./platform/serving-user.ts";
import { listStamps } from "./platform/stamps.ts";

const OWNER_ADVICE =
  "the user of DATABASE_URL owns the tables, so whoever takes over the process could change the audit log; MIGRATION_DATABASE_URL gives the tables an owner of their own";

const DOOR_CODE_ADVICE =
  "SMS_TEMPLATE_DOOR_CODE is not set, so MSG91 sends no code for the courier to a phone: a buyer without a confirmed e-mail address finds it on the page of the order only";

process.umask(0o077);
const { problems, advice } = await findProblems();
for (const problem of problems) console.log(`- ${problem}`);
for (const each of advice) console.log(`Advice: ${each}.`);
const count = problems.length === 1 ? "1 thing is" : `${problems.length} things are`;
console.log(problems.length > 0 ? `${count} wrong.` : "Nothing is wrong: the shop may open.");
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * The problems that keep a live shop from opening, and advice about settings that could be safer.
 */
interface Findings {
  readonly problems: readonly string[];
  readonly advice: readonly string[];
}

async function findProblems(): Promise<Findings> {
  try {
    const { problems, config } = examineForLive(loadEnvironment(process.cwd()));
    const inDatabase = await examineDatabase(config);
    return {
      problems: [...problems, ...inDatabase.problems],
      advice: [...messageAdvice(config), ...inDatabase.advice],
    };
  } catch (error) {
    return { problems: [whyOf(error)], advice: [] };
  }
}

function messageAdvice({ messages: { sms } }: Config): string[] {
  const isMissing = sms !== null && "msg91" in sms && !sms.msg91.templates["door-code"];
  return isMissing ? [DOOR_CODE_ADVICE] : [];
}

/**
 * Describes an error for the operator. A database error quotes texts that people have typed, so
 * only its safe parts are shown.
 */
function whyOf(error: unknown): string {
  return error instanceof StartError ? error.message : describeError(error as Error).message;
}

async function examineDatabase(config: Config): Promise<Findings> {
  const { databaseUrl: url, migrationDatabaseUrl, dataDir, sealingKeys } = config;
  // A database that does not exist yet has no problems.
  if (url === null && !existsSync(join(dataDir, "database"))) return { problems: [], advice: [] };
  try {
    await using serving = await openToClose({ url, dataDir });
    const isOwner = serving.engine === "postgres" && (await mayAlterTables(serving.db));
    // Before the shop's first start, the database user that serves requests may not read the
    // tables.
    await using owner =
      migrationDatabaseUrl === null
        ? null
        : await openToClose({
            url: migrationDatabaseUrl,
            dataDir,
            pool: 1,
            setting: "MIGRATION_DATABASE_URL",
          });
    return await (owner ?? serving).transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      return {
        problems: [
          ...(isOwner && owner !== null ? [SERVING_USER_OWNS] : []),
          ...(await modeProblems(tx, false, DEMONSTRATION_EMAILS)),
          ...sealingProblems(sealingKeys, await listStamps(tx)),
        ],
        advice: isOwner && owner === null ? [OWNER_ADVICE] : [],
      };
    });
  } catch (error) {
    return { problems: [`the database could not be examined: ${whyOf(error)}`], advice: [] };
  }
}

async function openToClose(
  at: Parameters<typeof openDatabase>[0],
): Promise<Database & AsyncDisposable> {
  const database = await openDatabase(at);
  return { ...database, [Symbol.asyncDispose]: () => database.close() };
}
