import type { FastifyBaseLogger } from "fastify";
import { type StatementRun, statementRuns } from "./channels.ts";
import { currentWork, type Work } from "./work.ts";

/** A statement that writes many rows at once has a very long text. */
const TEXT_LIMIT = 2000;

interface Begun {
  readonly at: number;
  readonly work: Work | undefined;
}

/**
 * Logs each statement that takes as long as `ms` or longer: its text without parameters, its time in
 * milliseconds, and the id of the request or the job that it belongs to, if any. On the embedded
 * database the time includes the wait for the statements before it.
 * @param ms 0 logs nothing
 * @returns stops the log
 */
export function logSlowStatements(log: Pick<FastifyBaseLogger, "warn">, ms: number): () => void {
  if (ms === 0) return () => {};
  const begun = new WeakMap<StatementRun, Begun>();
  const subscriber = {
    // The end is published in the context of the connection, so the work is looked up here.
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

/** The id in the spelling that the other lines of the log have. */
function named(work: Work | undefined): { reqId?: string; jobId?: string } {
  if (!work) return {};
  return work.kind === "request" ? { reqId: work.id } : { jobId: work.id };
}
