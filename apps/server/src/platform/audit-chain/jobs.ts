import type { FastifyBaseLogger } from "fastify";
import { type Act, type App, act } from "../act.ts";
import { newId } from "../ids.ts";
import { jobKind } from "../job-kind.ts";
import type { Jobs } from "../jobs.ts";
import { appendBlock } from "./append-block.ts";
import { checkChain } from "./check-chain.ts";
import { auditChecks } from "./tables.ts";

const EXTEND = jobKind("extend-audit-chain", { keyed: true });
const CHECK = jobKind("check-audit-chain", { keyed: true, attemptSeconds: 6 * 3600 });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A check begins this many times its duration after the last one, so a large log is read seldom. */
const REST_AFTER_CHECK = 50;
/** The number of blocks that one run of the job adds, after which other jobs have their turn. */
const BLOCKS_IN_RUN = 200;

/** The jobs that keep and check the hash chain of the audit log. */
export interface AuditChain {
  /**
   * Enqueues the first run of both jobs; each run enqueues the next. Starting twice enqueues one
   * run of each.
   */
  start(): Promise<void>;
  /** Enqueues a check that begins at once, in the transaction of an act. */
  checkSoon(act: Act): Promise<void>;
}

/**
 * Registers a job that adds blocks to the chain each minute, and a job that checks the whole chain,
 * at most once an hour and when staff ask for it.
 */
export function createAuditChain({
  app,
  jobs,
  log,
}: {
  readonly app: App;
  readonly jobs: Pick<Jobs, "enqueue" | "work">;
  readonly log: Pick<FastifyBaseLogger, "error">;
}): AuditChain {
  const extender = { kind: "job", name: EXTEND.name } as const;
  const checker = { kind: "job", name: CHECK.name } as const;
  const enqueueExtend = ({ tx }: Act, startAfter: Date) =>
    jobs.enqueue(tx, EXTEND, {}, { key: "minute", startAfter });
  const enqueueCheck = ({ tx }: Act, startAfter: Date) =>
    jobs.enqueue(tx, CHECK, {}, { key: "hourly", startAfter });

  jobs.work(EXTEND, async () => {
    for (let blocks = 0; blocks < BLOCKS_IN_RUN; blocks++) {
      if (!(await act(app, extender, appendBlock))) break;
    }
    await act(app, extender, (act) => enqueueExtend(act, later(act.at, MINUTE_MS)));
  });

  jobs.work(CHECK, async (_data, { signal }) => {
    const startedAt = app.clock().getTime();
    const { fault, ...read } = await checkChain(app.database.db, signal);
    if (fault) log.error({ fault }, "the chain of the audit log is broken");
    await act(app, checker, async (act) => {
      const { tx, at } = act;
      const row = { fault: fault?.kind, faultBlock: fault?.block, faultRow: fault?.row };
      await tx.insert(auditChecks).values({ id: newId(at.getTime()), at, ...read, ...row });
      const duration = at.getTime() - startedAt;
      await enqueueCheck(act, later(at, Math.max(HOUR_MS, REST_AFTER_CHECK * duration)));
    });
  });

  return {
    start: () =>
      act(app, extender, async (act) => {
        await enqueueExtend(act, act.at);
        await enqueueCheck(act, later(act.at, 2 * MINUTE_MS));
      }),
    checkSoon: ({ tx }) => jobs.enqueue(tx, CHECK, {}, { key: "asked", isUrgent: true }),
  };
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
