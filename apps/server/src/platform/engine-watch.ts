import { setInterval as every } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The interval of the health check. A statement of this size takes a quarter of a millisecond. */
const CHECK_EVERY_MS = 2000;
/**
 * How many statements one check sends. A damaged engine may refuse only every third one, so a
 * single statement could miss it.
 */
const QUESTIONS = 5;

/**
 * Watches whether the embedded database engine still works. An engine that refuses `select 1` (its
 * stack is used up, or its WebAssembly instance has aborted) does not recover; only a new process
 * can open it again. A PostgreSQL server needs no watch, because lost connections are replaced.
 * @param onFailure is called once, with the error of the failed `select 1`
 * @returns ends the watch; to be called before the database is closed
 */
export function watchEngine(
  { db, engine }: Pick<Database, "db" | "engine">,
  onFailure: (cause: Error) => void,
  { askEveryMs = CHECK_EVERY_MS } = {},
): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  if (engine === "pglite") void watch();
  return stop;

  async function watch(): Promise<void> {
    try {
      for await (const _ of every(askEveryMs, null, { signal: ended.signal, ref: false })) {
        for (let question = 0; question < QUESTIONS; question++) await db.execute(sql`select 1`);
      }
    } catch (error) {
      if (ended.signal.aborted) return;
      stop();
      onFailure(error as Error);
    }
  }
}
