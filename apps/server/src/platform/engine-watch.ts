import { setInterval as every } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/**
 * The interval of the engine's health check in milliseconds. A statement of the check takes a
 * quarter of a millisecond.
 */
const CHECK_EVERY_MS = 2000;
/**
 * How many statements one check sends. A damaged engine may refuse only every third statement, so a
 * check with a single statement could miss the damage.
 */
const QUESTIONS = 5;
/**
 * How long a statement of the check may wait for its answer. The statement waits behind all others,
 * so this time is longer than any work of visitors occupies the engine's only connection. While
 * longer work runs (a migration, a backup), the engine is not checked.
 */
const ANSWER_WITHIN_MS = 30_000;

/**
 * Watches whether the embedded database engine still works. An engine that refuses `select 1` (its
 * stack is used up, or its WebAssembly instance has aborted) does not recover; only a new process
 * can open the database again. The same holds for an engine that does not answer because a
 * transaction on its only connection never ends. A PostgreSQL server needs no watch, because lost
 * connections are replaced.
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
 * @param mayTakeLong whether the answer waits behind long work that has begun since the question
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
    // A failure that comes after the time limit is ignored, because the time limit was already
    // reported.
    answer.catch(() => {});
  }
}
