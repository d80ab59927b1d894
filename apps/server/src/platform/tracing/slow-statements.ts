import type { FastifyBaseLogger } from "fastify";
import { type StatementRun, statementRuns } from "./channels.ts";
import { currentWork, type Work } from "./work.ts";

/**
 * The number of characters at which a logged statement is cut, because a statement that writes many
 * rows has a very long text.
 */
const TEXT_LIMIT = 2000;

interface StartedStatement {
  readonly at: number;
  readonly work: Work | undefined;
}

/**
 * Logs each statement that takes as long as `ms` or longer: its text without parameters, its time
 * in milliseconds, and the id of the request or the job that the statement belongs to, if any. On
 * the embedded database the time includes the wait for earlier statements.
 * @param ms 0 logs nothing
 * @returns stops the log
 */
export function logSlowStatements(log: Pick<FastifyBaseLogger, "warn">, ms: number): () => void {
  if (ms === 0) return () => {};
  const begun = new WeakMap<StatementRun, StartedStatement>();
  const subscriber = {
    // The end of a statement is published in the async context of the connection, so the request or
    // job is looked up at the start.
    start: (run: StatementRun) =>
      void begun.set(run, { at: performance.now(), work: currentWork() }),
    asyncEnd(run: StatementRun) {
      const { at, work } = begun.get(run) ?? { at: performance.now() };
      const took = Math.round(performance.now() - at);
      if (took < ms) return;
      log.warn({ statement: shorten(run.text), ms: took, ...named(work) }, "a slow statement");
    },
  };
  statementRuns.subscribe(subscriber);
  return () => void statementRuns.unsubscribe(subscriber);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > TEXT_LIMIT ? `${line.slice(0, TEXT_LIMIT)}...` : line;
}

/** Names the id of a request or job as the other lines of the log do. */
function named(work: Work | undefined): { reqId?: string; jobId?: string } {
  if (!work) return {};
  return work.kind === "request" ? { reqId: work.id } : { jobId: work.id };
}
