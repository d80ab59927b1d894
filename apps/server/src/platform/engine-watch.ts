import { setInterval as every } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** How often the engine is asked. A statement of this size takes a quarter of a millisecond. */
const ASK_EVERY_MS = 2000;
/** A damaged engine may refuse every third statement alone, so one question could miss it. */
const QUESTIONS = 5;

/**
 * Watches whether the embedded database engine still works. An engine that refuses `select 1` (its
 * stack is used up, its WebAssembly instance has aborted) does not recover: only a new process
 * opens it anew. A PostgreSQL server needs no watch, because its connections are replaced.
 * @param onFailure is called once, with the error that `select 1` was answered with
 * @returns ends the watch; to be called before the database is closed
 */
export function watchEngine(
  { db, engine }: Pick<Database, "db" | "engine">,
  onFailure: (cause: Error) => void,
  { askEveryMs = ASK_EVERY_MS } = {},
): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  if (engine === "pglite") void watch();
  return stop;

  async function watch(): Promise<void> {
    try {
      for await (const _ of every(askEveryMs, null, { signal: ended.signal, ref: false })) {
        for (let asked = 0; asked < QUESTIONS; asked++) await db.execute(sql`select 1`);
      }
    } catch (error) {
      if (ended.signal.aborted) return;
      stop();
      onFailure(error as Error);
    }
  }
}
