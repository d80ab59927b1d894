import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { type Database, embedded, openServer, type Tx } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";
import { tellServer, testEngine, urlOf } from "./engine.ts";
import type { Templates } from "./make-templates.ts";

export interface FreshDatabase extends Database, AsyncDisposable {
  /** A test prepares the database without acts: nothing else uses it meanwhile. */
  readonly db: Tx;
  /** Where other processes find it; null for the embedded one. */
  readonly url: string | null;
}

/**
 * A database that nobody else has; disposing of it removes it.
 * @param filling what is in it: nothing at all, the tables, or what the seed puts into them
 */
export function freshDatabase(
  filling: "empty" | keyof Templates = "migrated",
): Promise<FreshDatabase> {
  const template = filling === "empty" ? null : inject("templates")[filling];
  return testEngine === "postgres" ? freshServerDatabase(template) : freshEmbedded(template);
}

async function freshEmbedded(template: string | null): Promise<FreshDatabase> {
  const client = await PGlite.create(template ? { loadDataDir: await openAsBlob(template) } : {});
  const database = embedded(client, () => {});
  return {
    ...database,
    db: database.db as Tx,
    url: null,
    [Symbol.asyncDispose]: () => database.close(),
  };
}

async function freshServerDatabase(template: string | null): Promise<FreshDatabase> {
  const name = `suvarna_test_${newId().replaceAll("-", "")}`;
  await tellServer(`create database ${name} ${template ? `template ${template}` : ""}`);
  const url = urlOf(name);
  const database = await openServer(url);
  return {
    ...database,
    db: database.db as Tx,
    url,
    async [Symbol.asyncDispose]() {
      await database.close();
      await tellServer(`drop database if exists ${name} with (force)`);
    },
  };
}
