import type { Db } from "../platform/database.ts";
import type { DeskFacts } from "./desk.ts";

const KEPT_MS = 30_000;

/**
 * Caches what the rates desk shows of the catalogue for 30 seconds, because every page of the back
 * office reads the desk. The price locks are counted at each call.
 */
export function cacheFacts({ pieces, countByCarat, countLocks }: DeskFacts): DeskFacts {
  return {
    pieces: cachedFor30Seconds(pieces),
    countByCarat: cachedFor30Seconds(countByCarat),
    countLocks,
  };
}

function cachedFor30Seconds<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  let last: { readonly value: Promise<T>; readonly at: number } | null = null;
  return (db) => {
    const now = performance.now();
    if (last && now - last.at < KEPT_MS) return last.value;
    const value = read(db);
    last = { value, at: now };
    value.catch(() => {
      last = null;
    });
    return value;
  };
}
