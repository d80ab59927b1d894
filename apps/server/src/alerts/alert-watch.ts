import { and, inArray, notInArray, type SQLWrapper } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Database, Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { takeLease } from "../platform/lease.ts";
import type { Rates } from "../rates/index.ts";
import { type FiredAlert, fireAlerts } from "./fire-alerts.ts";
import { anyWaiting, rearmAlert } from "./queries.ts";
import { priceAlerts } from "./tables.ts";

/** Writes the letter of an alert, in the transaction that marks it. */
export type TellOfAlert = (tx: Db, alert: FiredAlert) => Promise<void>;

export interface AlertWatch {
  /** Looks whether a price has come, here or in the process that does so. */
  look(): Promise<void>;
  /** Ends when what looks has come to its end. */
  stop(): Promise<void>;
}

const LEASE = "price-alerts";
const LEASE_MS = 60_000;
const AT_ONCE = 100;

/**
 * Looks after every change of rates or pieces. All processes hear of it; the one that has the lease
 * looks, and keeps it until a minute after it is gone.
 */
export function createAlertWatch(parts: {
  database: Database;
  rates: Pick<Rates, "perGram">;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "error">;
  tell: TellOfAlert;
  /** The ids of the users whom a letter reaches; whose users these are is not known here. */
  reachable: (db: Db) => SQLWrapper;
}): AlertWatch {
  const { database, rates, clock, log, tell, reachable } = parts;
  const { db } = database;
  const holder = newId();
  let looking: Promise<void> = Promise.resolve();
  let waits = false;
  let stopped = false;

  async function look(): Promise<void> {
    waits = false;
    if (stopped || !(await anyWaiting(db))) return;
    if (!(await takeLease(db, LEASE, holder, LEASE_MS))) return;
    const failed: string[] = [];
    while (!stopped && (await fireSome(failed)) === AT_ONCE);
  }

  /**
   * Tells of some alerts; those of which nothing can be told wait for the next look.
   * @param failed which of this look those are
   */
  function fireSome(failed: string[]): Promise<number> {
    return db.transaction(async (tx) => {
      const among = and(
        inArray(priceAlerts.userId, reachable(tx)),
        failed.length > 0 ? notInArray(priceAlerts.id, failed) : undefined,
      );
      const mark = { now: clock(), atMost: AT_ONCE, among };
      const fired = await fireAlerts(tx, rates.perGram(), mark);
      for (const alert of fired) {
        try {
          await tx.transaction((step) => tell(step, alert));
        } catch (error) {
          log.error({ err: error, alert: alert.id }, "an alert can't be told");
          failed.push(alert.id);
          await rearmAlert(tx, alert.userId, alert.id, alert.belowPaise);
        }
      }
      return fired.length;
    });
  }

  return {
    look() {
      // One look at a time; one more covers all that changes during it.
      if (!waits) {
        waits = true;
        looking = looking
          .then(look)
          .catch((error: unknown) => log.error({ err: error }, "alerts not looked after"));
      }
      return looking;
    },
    async stop() {
      stopped = true;
      await looking;
    },
  };
}
