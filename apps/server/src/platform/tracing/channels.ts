import { tracingChannel } from "node:diagnostics_channel";
import type { Work } from "./work.ts";

/** The text of an SQL statement, without its parameters. */
export interface StatementRun {
  readonly text: string;
}

/** A request as its diagnostics channel publishes it, from its first hook to its reply. */
export interface RequestRun {
  readonly work: Work;
  readonly method: string;
  /** The pattern of the request's route, never its address. */
  readonly route: string;
  /** Whether the request is one of the health checks that come every few seconds. */
  readonly isQuiet: boolean;
  /** The status of the reply; undefined until the request ends. */
  status?: number;
}

/** One attempt of a job, or one run of an outbox listener. */
export interface JobRun {
  readonly work: Work;
  readonly name: string;
}

/** A call to an outside service, such as a payment gateway. */
export interface OutsideCall {
  /** The name of the outside service. */
  readonly to: string;
  /**
   * The method and the path of the call, with `:id` in the place of parts that differ from call to
   * call.
   */
  readonly what: string;
}

/**
 * Node's diagnostics channels on which the shop publishes the beginning and the end of statements,
 * requests, jobs and outside calls. Without a subscriber nothing is published. The log of slow
 * statements and the traces subscribe to these channels.
 */
export const statementRuns = tracingChannel<StatementRun>("suvarna:statement-run");
export const requestRuns = tracingChannel<RequestRun>("suvarna:request");
export const jobRuns = tracingChannel<JobRun>("suvarna:job");
export const outsideCalls = tracingChannel<OutsideCall>("suvarna:outside-call");

/**
 * Returns the path of a call as a label: a part of the path that is not a plain word is replaced by
 * `:id`.
 */
export function pathPattern(path: string): string {
  const [plain = ""] = path.split("?", 1);
  return plain.replace(/[^/]+/g, (part) => (/^(?:[a-z-]+|v\d+)$/.test(part) ? part : ":id"));
}
