import { type App, act } from "./act.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./database.ts";
import { StartError } from "./errors.ts";
import { describeError } from "./log.ts";
import type { ObjectStore } from "./objects/object-store.ts";
import { openObjects } from "./objects/open-objects.ts";
import { createOutbox } from "./outbox.ts";
import { grantServing } from "./serving-user.ts";

/**
 * Runs a command of the operator. Only the operator's user may read the files that the command
 * writes, and a failure prints one sentence and ends with status 1. An unexpected error is
 * described as in the log, because a database error quotes what people have typed.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    console.error(
      error instanceof StartError ? error.message : describeError(error as Error).message,
    );
    process.exitCode = 1;
  }
}

/**
 * Opens the shop's object store for a command of the operator. When the bucket refuses a call, the
 * reason is printed.
 */
export function openObjectsOf(config: Pick<Config, "bucket" | "dataDir">): Promise<ObjectStore> {
  return openObjects(config, ({ name, message }, call) =>
    console.error(`The bucket did not do "${call}": ${name}, ${message}`),
  );
}

/** The context with which a command of the operator runs its acts. */
export function commandApp(database: Database): App {
  return { database, clock: systemClock, outbox: createOutbox(database, console) };
}

/** Runs one act of the operator whose statements may take as long as they need. */
export function actWithoutTimeout(
  database: Database,
): <T>(work: Parameters<typeof act<T>>[2]) => Promise<T> {
  return (work) =>
    database.withoutStatementLimit((patient) =>
      act(commandApp(patient), { kind: "system", name: "operator" }, work),
    );
}

/**
 * Gives the database user that serves the shop its rights on the tables that a command has created,
 * when another user owns these tables.
 */
export async function grantServingUser(
  owner: Database,
  { databaseUrl: url, migrationDatabaseUrl, dataDir }: Addresses,
): Promise<void> {
  if (url === null || migrationDatabaseUrl === null) return;
  const serving = await openDatabase({ url, dataDir, ownsTables: false });
  try {
    await grantServing(owner, serving);
  } finally {
    await serving.close();
  }
}

type Addresses = Pick<Config, "databaseUrl" | "migrationDatabaseUrl" | "dataDir">;
