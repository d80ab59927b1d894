import DataLoader from "dataloader";
import type { Db } from "./database.ts";

type Gathered<Asked, Answer> = (db: Db, asked: Asked) => Promise<Answer>;

/**
 * What many ask of the database, or have it do, for one each: all that comes to a handle within one
 * turn of the process becomes one statement. Each who asks reads as if alone.
 *
 * Two limits. A statement that fails, fails for all who share it: what is asked must be checked
 * before. And it leaves at the end of the turn, so a plain query of the same turn comes before it.
 * @param askAll gives the answers in the order of what was asked, or none where nothing is asked
 */
export function gathered<Asked>(
  askAll: (db: Db, asked: readonly Asked[]) => Promise<void>,
): Gathered<Asked, void>;
export function gathered<Asked, Answer>(
  askAll: (db: Db, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): Gathered<Asked, Answer>;
export function gathered<Asked>(
  askAll: (db: Db, asked: readonly Asked[]) => Promise<unknown>,
): Gathered<Asked, unknown> {
  const loaders = new WeakMap<Db, DataLoader<Asked, unknown>>();
  return (db, asked) => {
    let loader = loaders.get(db);
    if (!loader) {
      const ask = async (all: readonly Asked[]) => {
        const answers = (await askAll(db, all)) as unknown[] | undefined;
        return answers ?? all.map(() => undefined);
      };
      loader = new DataLoader(ask, { cache: false, batchScheduleFn: atEndOfTurn });
      loaders.set(db, loader);
    }
    return loader.load(asked);
  };
}

let leaving: (() => void)[] = [];

/**
 * Several callers' requests, or answers, are often read one after the other in one turn. What has
 * gathered leaves in one go, so that a connection writes all of it at once.
 */
function atEndOfTurn(leave: () => void): void {
  if (leaving.length === 0) {
    setImmediate(() => {
      const all = leaving;
      leaving = [];
      for (const each of all) each();
    });
  }
  leaving.push(leave);
}

/** The same where each answer is a row that says what it answers; null where there is none. */
export function gatheredBy<Key extends string | number, Row>(
  askAll: (db: Db, keys: readonly Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): Gathered<Key, Row | null> {
  return gathered(async (db: Db, keys: readonly Key[]) => {
    const rows = await askAll(db, [...new Set(keys)]);
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return keys.map((key) => byKey.get(key) ?? null);
  });
}
