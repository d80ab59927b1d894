import { type Act, type Actor, type App, act } from "../src/platform/act.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Database, Db, Tx } from "../src/platform/database.ts";
import { createOutbox } from "../src/platform/outbox.ts";

/** The actor of the changes that tests make. */
export const TESTER: Actor = { kind: "system", name: "test" };

/**
 * The context of acts with a test's database and clock. No reactions are connected, so events have
 * no effect.
 */
export function appOn(
  { served, ...own }: Database & { readonly served?: Database },
  clock: Clock = () => new Date(),
): App {
  const database = served ?? own;
  return { database, clock, outbox: createOutbox(database, console) };
}

/** Runs one act as the tests' actor. */
export function testAct<T>(app: App, work: (act: Act) => Promise<T>): Promise<T> {
  return act(app, TESTER, work);
}

/**
 * Treats a plain handle as a transaction, so that a test can prepare its database, which nothing
 * else uses at that time.
 */
export function unguarded(db: Db): Tx {
  return db as Tx;
}
