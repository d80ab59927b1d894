import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle } from "drizzle-orm/pglite";
import { inject } from "vitest";
import { type Database, embeddedDatabase, openServer, type Tx } from "../src/platform/database.ts";
import { clientForDrizzle } from "../src/platform/embedded-client.ts";
import { newId } from "../src/platform/ids.ts";
import { openPool } from "../src/platform/server-pool.ts";
import { EMBEDDED, runOnServer, testEngine, urlOf } from "./engine.ts";
import type { Templates } from "./make-templates.ts";

export interface FreshDatabase extends Database, AsyncDisposable {
  /** The database as the shop uses it, whose statements are recorded (see record-statements.ts). */
  readonly served: Database;
  /**
   * The test's own handle, with which a test may also write without a transaction. Its statements
   * are not recorded as the shop's.
   */
  readonly db: Tx;
  /** The URL of the database for other processes; null for the embedded database. */
  readonly url: string | null;
}

/**
 * Creates a database for a test, which is deleted when the handle is disposed.
 * @param filling the initial content: nothing, the empty tables, or the seed
 */
export function freshDatabase(
  filling: "empty" | keyof Templates = "migrated",
): Promise<FreshDatabase> {
  const template = filling === "empty" ? null : inject("templates")[filling];
  return testEngine === "postgres" ? freshServerDatabase(template) : freshEmbedded(template);
}

async function freshEmbedded(template: string | null): Promise<FreshDatabase> {
  const client = await PGlite.create({
    ...EMBEDDED,
    ...(template ? { loadDataDir: await openAsBlob(template) } : {}),
  });
  const database = embeddedDatabase(client, () => {});
  return {
    ...database,
    served: database,
    db: drizzle({ client: clientForDrizzle(client), casing: "snake_case" }) as unknown as Tx,
    url: null,
    [Symbol.asyncDispose]: () => database.close(),
  };
}

async function freshServerDatabase(template: string | null): Promise<FreshDatabase> {
  const name = `suvarna_test_${newId().replaceAll("-", "")}`;
  await runOnServer(`create database ${name} ${template ? `template ${template}` : ""}`);
  const url = urlOf(name);
  const database = await openServer(url);
  const own = openPool({ connectionString: url });
  return {
    ...database,
    served: database,
    db: drizzleServer({ client: own, casing: "snake_case" }) as unknown as Tx,
    url,
    async [Symbol.asyncDispose]() {
      await Promise.all([database.close(), own.end()]);
      await runOnServer(`drop database if exists ${name} with (force)`);
    },
  };
}
