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
 * How long one statement may wait for its answer. It waits behind all others, so this is longer than
 * any work of visitors keeps the engine's only connection. While longer work runs (a migration, a
 * backup), nothing is asked.
 */
const ANSWER_WITHIN_MS = 30_000;

/**
 * Watches whether the embedded database engine still works. An engine that refuses `select 1` (its
 * stack is used up, or its WebAssembly instance has aborted) does not recover; only a new process
 * can open it again. The same holds for one that does not answer, because a transaction on its only
 * connection never ends. A PostgreSQL server needs no watch, because lost connections are replaced.
 * @param onFailure is called once, with the error of the failed `select 1`
 * @returns ends the watch; to be called before the database is closed
 */
export function watchEngine(
  { db, engine, hasLongWork }: Pick<Database, "db" | "engine" | "hasLongWork">,
  onFailure: (cause: Error) => void,
  { askEveryMs = CHECK_EVERY_MS, answerWithinMs = ANSWER_WITHIN_MS } = {},
): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  if (engine === "pglite") void watch();
  return stop;

  async function watch(): Promise<void> {
    try {
      for await (const _ of every(askEveryMs, null, { signal: ended.signal, ref: false })) {
        for (let question = 0; question < QUESTIONS && !hasLongWork(); question++) {
          await answerWithin(answerWithinMs, db.execute(sql`select 1`), hasLongWork);
        }
      }
    } catch (error) {
      if (ended.signal.aborted) return;
      stop();
      onFailure(error as Error);
    }
  }
}

/**
 * @param mayTakeLong whether the answer waits behind long work, which has begun meanwhile
 * @throws when there is no answer in time
 */
async function answerWithin(
  ms: number,
  answer: Promise<unknown>,
  mayTakeLong: () => boolean,
): Promise<void> {
  const late = Promise.withResolvers<never>();
  const error = new Error(`The engine has not answered for ${ms} ms`);
  const timer = setInterval(() => {
    if (!mayTakeLong()) late.reject(error);
  }, ms).unref();
  try {
    await Promise.race([answer, late.promise]);
  } finally {
    clearInterval(timer);
    // A late failure is nobody's concern any more.
    answer.catch(() => {});
  }
}
