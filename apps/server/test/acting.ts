import { type Act, type Actor, type App, act } from "../src/platform/act.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Database, Db, Tx } from "../src/platform/database.ts";
import { createOutbox } from "../src/platform/outbox.ts";

/** Who makes the changes of tests. */
export const TESTER: Actor = { kind: "system", name: "test" };

/** What acts stand on, with a database and a clock of the test's; nothing follows what they tell. */
export function appOn(database: Database, clock: Clock = () => new Date()): App {
  return { database, clock, outbox: createOutbox(database, console) };
}

/** A change that a test makes. */
export function testAct<T>(app: App, work: (act: Act) => Promise<T>): Promise<T> {
  return act(app, TESTER, work);
}

/** Lets a test prepare the database without a transaction: nothing else uses it meanwhile. */
export function unguarded(db: Db): Tx {
  return db as Tx;
}
