import { type Act, type Actor, type App, act } from "../src/platform/act.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Database, Db, Tx } from "../src/platform/database.ts";
import { createOutbox } from "../src/platform/outbox.ts";

/** The actor under which tests change data. */
export const TESTER: Actor = { kind: "system", name: "test" };

/**
 * The context of acts on a test's database and clock. No reactions are connected, so the events of
 * the acts have no effect.
 */
export function appOn(
  { served, ...own }: Database & { readonly served?: Database },
  clock: Clock = () => new Date(),
): App {
  const database = served ?? own;
  return { database, clock, outbox: createOutbox(database, console) };
}

/** Runs one act under the actor of the tests. */
export function testAct<T>(app: App, work: (act: Act) => Promise<T>): Promise<T> {
  return act(app, TESTER, work);
}

/**
 * Passes a plain database handle as a transaction, so that a test can prepare its database while
 * nothing else uses the database.
 */
export function asTransaction(db: Db): Tx {
  return db as Tx;
}
