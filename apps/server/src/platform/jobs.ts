import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { secondsSince } from "./columns.ts";
import { afterCommit, type Database, type Db, type Tx } from "./database.ts";
import { JobFailure, type JobKind } from "./job-kind.ts";
import { JOB_SCHEMA, jobStore } from "./job-store.ts";
import { jobRuns } from "./tracing/channels.ts";
import { runInWork } from "./tracing/work.ts";

/** The second argument of a job's handler. */
export interface Attempt {
  /**
   * An abort signal. It is aborted when the attempt takes too long, or when the shop stops and
   * can't wait for the attempt.
   */
  readonly signal: AbortSignal;
  /** Whether this is the last attempt, after which a failed job is not retried any more. */
  readonly isLast: boolean;
}

export type JobHandler<Data> = (data: Data, attempt: Attempt) => Promise<void>;

/** How many jobs of a kind are waiting and running, as counted within the last minute. */
export interface JobCount {
  readonly job: string;
  readonly waiting: number;
  readonly running: number;
}

/** A job that failed for good, without the job's data. */
export interface DeadJob {
  readonly id: string;
  readonly job: string;
  readonly tries: number;
  readonly reason: string;
  readonly createdAt: Date;
  readonly failedAt: Date;
}

/**
 * Background jobs, which run at least once in one of the shop's processes. A handler must be
 * idempotent.
 */
export interface Jobs {
  /**
   * Adds a job in the given transaction. The job runs after the commit, and never after a rollback.
   * For `key` see `JobKind.keyed`.
   */
  enqueue<Data extends object>(
    tx: Tx,
    kind: JobKind<Data>,
    data: Data,
    options?: {
      readonly key?: string;
      readonly startAfter?: Date;
      /** Whether the job runs before other waiting jobs. */
      readonly isUrgent?: boolean;
    },
  ): Promise<void>;
  /**
   * Registers the handler of a kind of job; to be called before `start`. When a handler throws
   * `JobFailure`, the message of the error is stored as the reason.
   */
  work<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void;
  start(): Promise<void>;
  /**
   * Stops the workers. Running jobs get a few seconds to finish; a job that does not finish is
   * retried later.
   */
  stop(): Promise<void>;
  counts(): Promise<JobCount[]>;
  /**
   * For each kind of job, for how many seconds the longest-waiting job has been due; 0 when no job
   * waits.
   */
  overdue(): Promise<{ readonly job: string; readonly seconds: number }[]>;
  /** Whether a job of one of these kinds, with this id in its data, waits or runs. */
  hasOpen(db: Db, kinds: readonly JobKind<{ id: string }>[], id: string): Promise<boolean>;
  /** How many jobs failed for good and wait for staff, as counted within the last minute. */
  deadCount(): Promise<number>;
  /** The newest jobs that failed for good. */
  dead(): Promise<DeadJob[]>;
  /**
   * Puts a job that failed for good back into its queue.
   * @returns false when there is no such job
   */
  revive(id: string): Promise<boolean>;
}

/** A kind of job with its handler and workers in this process. */
interface Work {
  readonly kind: JobKind<object>;
  readonly handler: JobHandler<object>;
  /** The ids of the workers of this kind in this process. */
  readonly workers: string[];
}

const DEAD = "dead";
const DEAD_SHOWN = 100;
const DEAD_KEPT_SECONDS = 30 * 24 * 3600;
const DONE_KEPT_SECONDS = 24 * 3600;
/**
 * How often workers poll for jobs that have become due or that another process has left behind. A
 * new job wakes the workers of its own process at once. Jobs send no NOTIFY, because PostgreSQL
 * makes all transactions that notify wait for each other at the commit.
 */
const LOOK_SECONDS = 5;
const STOP_WITHIN_MS = 5000;

/** Selects for how many seconds the first job of each queue has been due. */
const OVERDUE = sql`select name, ${secondsSince(sql`min(start_after)`)} as seconds
  from ${sql.identifier(JOB_SCHEMA)}.job
  where state < 'active' and start_after <= now() group by name`;

/**
 * Opens the job queue of this process. The caller registers the handlers next, then calls `start`.
 */
export function openJobs(options: {
  database: Database;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
  lookSeconds?: number;
}): Jobs {
  const { database, log, lookSeconds = LOOK_SECONDS } = options;
  const works = new Map<string, Work>();
  const boss = new PgBoss({
    ...jobStore(database),
    schedule: false,
    useListenNotify: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "the queue of jobs has a problem"));
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "the queue of jobs warns"));

  async function keepQueue(kind: JobKind<object>, exists: boolean): Promise<void> {
    const queue = {
      retryLimit: kind.retries,
      retryDelay: kind.firstWaitSeconds,
      retryDelayMax: kind.longestWaitSeconds,
      retryBackoff: true,
      expireInSeconds: kind.attemptSeconds,
      deleteAfterSeconds: DONE_KEPT_SECONDS,
      deadLetter: DEAD,
      notify: false,
    };
    // pg-boss's policy "short" allows one waiting job for each key.
    if (!exists) await boss.createQueue(kind.name, { ...queue, policy: policyOf(kind) });
    else await boss.updateQueue(kind.name, queue);
  }

  async function run(kind: JobKind<object>, job: JobWithMetadata<object>): Promise<JobResult> {
    const isLast = job.retryCount >= job.retryLimit;
    try {
      const work = { kind: "job", id: job.id, within: undefined } as const;
      const handler = async () =>
        works.get(kind.name)?.handler(job.data, { signal: job.signal, isLast });
      const attempt = { work, name: kind.name };
      await runInWork(work, () => jobRuns.tracePromise(handler, attempt));
      return { id: job.id, status: "completed" };
    } catch (error) {
      const facts = { job: kind.name, id: job.id, attempt: job.retryCount + 1 };
      const why = error instanceof JobFailure ? { reason: error.message } : { err: error };
      if (isLast) log.error({ ...facts, ...why }, "a job is given up");
      else log.warn({ ...facts, ...why }, "a job failed and is tried again");
      return { id: job.id, status: "failed", output: withoutData(error) };
    }
  }

  /** Starts a worker, which runs the jobs of a kind batch by batch. */
  async function startWorker({ kind, workers }: Work): Promise<void> {
    const pace = {
      pollingIntervalSeconds: lookSeconds,
      batchSize: kind.batch,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    let worker: string | undefined;
    worker = await boss.work<object, void, typeof pace>(kind.name, pace, async (batch) => {
      // When many jobs are added at once, only the first job wakes the worker. So the worker wakes
      // itself after each batch, to fetch the next batch.
      if (worker) boss.notifyWorker(worker);
      const results = await Promise.all(batch.map((job) => run(kind, job)));
      await pause(kind.breathMs);
      return results;
    });
    workers.push(worker);
  }

  return {
    async enqueue(tx, kind, data, { key, startAfter, isUrgent } = {}) {
      const work = works.get(kind.name);
      if (!work) throw new Error(`Nobody does the job ${kind.name}`);
      const job = {
        data,
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(startAfter ? { startAfter } : {}),
        ...(isUrgent ? { priority: 1 } : {}),
      };
      await boss.insert(kind.name, [job], { db: fromDrizzle(tx, sql) });
      afterCommit(tx, () => {
        for (const worker of work.workers) boss.notifyWorker(worker);
      });
    },
    work(kind, handler) {
      const own = handler as JobHandler<object>;
      works.set(kind.name, { kind, handler: own, workers: [] });
    },
    async start() {
      await boss.start();
      const existing = new Set((await boss.getQueues()).map(({ name }) => name));
      if (!existing.has(DEAD)) {
        const retention = {
          retentionSeconds: DEAD_KEPT_SECONDS,
          deleteAfterSeconds: DEAD_KEPT_SECONDS,
        };
        await boss.createQueue(DEAD, retention);
      }
      for (const work of works.values()) {
        const { name, atOnce } = work.kind;
        await keepQueue(work.kind, existing.has(name));
        for (let worker = 0; worker < atOnce; worker++) await startWorker(work);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
    async counts() {
      const queues = await boss.getQueues([...works.keys()]);
      return queues.map(({ name, queuedCount, activeCount }) => ({
        job: name,
        waiting: queuedCount,
        running: activeCount,
      }));
    },
    async overdue() {
      const { rows } = await database.db.execute<{ name: string; seconds: number }>(OVERDUE);
      const seconds = new Map(rows.map((row) => [row.name, row.seconds]));
      return [...works.keys()].map((job) => ({ job, seconds: seconds.get(job) ?? 0 }));
    },
    async hasOpen(db, kinds, id) {
      const names = sql.join(
        kinds.map(({ name }) => sql`${name}`),
        sql`, `,
      );
      const { rows } = await db.execute(sql`select 1 from ${sql.identifier(JOB_SCHEMA)}.job
        where name in (${names}) and data ->> 'id' = ${id} and state < 'completed' limit 1`);
      return rows.length > 0;
    },
    async deadCount() {
      const [queue] = await boss.getQueues([DEAD]);
      return queue?.queuedCount ?? 0;
    },
    async dead() {
      const jobs = await boss.findJobs<object>(DEAD, { queued: true });
      return jobs.map(deadJob).sort(newestFirst).slice(0, DEAD_SHOWN);
    },
    async revive(id) {
      return (await boss.redrive(DEAD, { ids: [id] })) > 0;
    },
  };
}

function policyOf(kind: JobKind<object>): "short" | "standard" {
  return kind.keyed ? "short" : "standard";
}

/**
 * The part of an error that the queue stores. The message of the error is left out, because it may
 * quote what people typed.
 */
function withoutData(error: unknown): { readonly message: string } {
  const { name, message, code } = error as Error & { code?: string };
  return { message: error instanceof JobFailure ? message : [name, code].join(" ").trim() };
}

function deadJob(job: JobWithMetadata): DeadJob {
  const { message } = (job.sourceOutput ?? {}) as { message?: string };
  return {
    id: job.id,
    job: job.sourceName ?? "",
    tries: (job.sourceRetryCount ?? 0) + 1,
    reason: message ?? "",
    createdAt: job.sourceCreatedOn ?? job.createdOn,
    failedAt: job.createdOn,
  };
}

function newestFirst(a: DeadJob, b: DeadJob): number {
  return b.failedAt.getTime() - a.failedAt.getTime();
}
