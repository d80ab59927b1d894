import { setTimeout as pause } from "node:timers/promises";
import { and, asc, count, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { type App, act } from "./act.ts";
import { secondsSince } from "./columns.ts";
import { CHANNEL, outboxRows } from "./outbox.ts";
import { runRepeatedly } from "./run-repeatedly.ts";
import { jobRuns } from "./tracing/channels.ts";
import { runInWork } from "./tracing/work.ts";

/** Runs the listeners of the outbox in this process, and hears the events of other processes. */
export interface Relay {
  /** Runs all due listeners. @returns how many listeners were run */
  run(): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Row = typeof outboxRows.$inferSelect;

const LOOK_MS = 1000;
/**
 * The pause in milliseconds after each listener while no caller of `run` waits. Under load the
 * requests of shoppers come first, and the relay handles at most some 60 listeners a second.
 * Without load a due listener still runs at once.
 */
const GIVE_WAY_MS = 15;
/** How many times a listener is tried. With the waits in between, all tries take about a day. */
const MOST_TRIES = 20;
const FIRST_WAIT_S = 1;
const LONGEST_WAIT_S = 2 * 3600;

/** The error of a listener that failed, with its outbox row. */
class ListenerFailure extends Error {
  readonly row: Row;

  constructor(row: Row, cause: unknown) {
    super("A listener failed", { cause });
    this.row = row;
  }
}

export function createRelay(app: App, log: Pick<FastifyBaseLogger, "error" | "warn">): Relay {
  const { database, outbox } = app;
  const fail = (error: unknown) => log.error({ err: error }, "the outbox was not worked off");
  // Events of other processes are heard in a loop of their own, so that a slow listener does not
  // delay them.
  const hearing = runRepeatedly(outbox.hearOthers, LOOK_MS, fail);
  const working = runRepeatedly(workOff, LOOK_MS, fail);
  /** How many callers of `run` wait until all due listeners have run. */
  let callers = 0;
  let isStopping = false;

  /**
   * Runs one due listener in its own act, which locks the outbox row and deletes it. Other
   * processes skip the locked row; if this process dies, the row is unchanged.
   * @returns false when no listener is due
   */
  function runOne(): Promise<boolean> {
    return act(app, { kind: "job", name: "relay" }, async (opened) => {
      const [row] = await opened.tx
        .select()
        .from(outboxRows)
        .where(and(isNull(outboxRows.failedAt), lte(outboxRows.dueAt, sql`now()`)))
        .orderBy(asc(outboxRows.dueAt), asc(outboxRows.id))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!row) return false;
      try {
        const listener = outbox.reactionTo(row.event.type).after?.[row.listener];
        // A newer or older version of the shop may run at the same time and have a listener that
        // this version does not know.
        if (!listener) throw new Error(`There is no listener ${row.listener}`);
        const work = { kind: "job", id: row.id, within: undefined } as const;
        const run = { work, name: `${row.event.type} ${row.listener}` };
        await runInWork(work, () =>
          jobRuns.tracePromise(async () => listener(opened, row.event), run),
        );
      } catch (error) {
        throw new ListenerFailure(row, error);
      }
      await opened.tx.delete(outboxRows).where(eq(outboxRows.id, row.id));
      return true;
    });
  }

  async function noteFailure({ row, cause }: ListenerFailure): Promise<void> {
    const { id, listener, event } = row;
    const tries = row.tries + 1;
    const isLast = tries >= MOST_TRIES;
    const waitS = Math.min(FIRST_WAIT_S * 2 ** (tries - 1), LONGEST_WAIT_S);
    const facts = { event: event.type, listener, tries, err: cause };
    if (isLast) log.error(facts, "a listener is given up");
    else log.warn(facts, "a listener failed and is tried again");
    const { name, code } = cause as Error & { code?: string };
    await database.autocommit
      .update(outboxRows)
      .set({
        tries,
        dueAt: sql`now() + ${`${waitS} seconds`}::interval`,
        failedAt: isLast ? sql`now()` : null,
        lastError: [name, code].join(" ").trim(),
      })
      .where(eq(outboxRows.id, id));
  }

  async function workOff(): Promise<number> {
    for (let done = 0; ; ) {
      // While other processes sell, listeners become due all the time. A process that stops leaves
      // them to the other processes.
      if (isStopping && callers === 0) return done;
      try {
        if (!(await runOne())) return done;
        done++;
        if (callers === 0) await pause(GIVE_WAY_MS);
      } catch (error) {
        if (!(error instanceof ListenerFailure)) throw error;
        await noteFailure(error);
      }
    }
  }

  function lookSoon(): void {
    hearing.runSoon();
    working.runSoon();
  }

  return {
    async run() {
      callers++;
      try {
        await hearing.run();
        return await working.run();
      } finally {
        callers--;
      }
    },
    async start() {
      outbox.onRows(working.runSoon);
      await database.listen(CHANNEL, { heard: lookSoon, missed: lookSoon });
      isStopping = false;
      hearing.start();
      working.start();
    },
    async stop() {
      isStopping = true;
      await Promise.all([hearing.stop(), working.stop()]);
    },
  };
}

/**
 * How many listeners wait to be run, how many failed for good, and for how many seconds the
 * longest-waiting listener has been due.
 */
export async function countOutbox({
  database: { db },
}: Pick<App, "database">): Promise<{ waiting: number; failed: number; overdueS: number }> {
  const [row] = await db
    .select({
      waiting: count(sql`case when ${isNull(outboxRows.failedAt)} then 1 end`),
      failed: count(sql`case when ${isNotNull(outboxRows.failedAt)} then 1 end`),
      overdueS: secondsSince(
        sql`min(case when ${isNull(outboxRows.failedAt)} then ${outboxRows.dueAt} end)`,
      ),
    })
    .from(outboxRows);
  return row ?? { waiting: 0, failed: 0, overdueS: 0 };
}
