import { tracingChannel } from "node:diagnostics_channel";
import type { Work } from "./work.ts";

/** An SQL statement, without its parameters. */
export interface StatementRun {
  readonly text: string;
}

/** A request from its first hook to its answer. */
export interface RequestRun {
  readonly work: Work;
  readonly method: string;
  /** The pattern of its route, never the address. */
  readonly route: string;
  /** Whether it is one of the checks that come every few seconds. */
  readonly isQuiet: boolean;
  /** The status of the answer; there is none before its end. */
  status?: number;
}

/** One attempt of a job, or one listener of the outbox. */
export interface JobRun {
  readonly work: Work;
  readonly name: string;
}

/** A call to a service of others, such as a payment gateway. */
export interface OutsideCall {
  /** The name of the service. */
  readonly to: string;
  /** The method and the path, with `:id` in the place of what differs from call to call. */
  readonly what: string;
}

/**
 * Node's channels on which the shop publishes the beginning and the end of what it does. Without a
 * subscriber nothing is published. The log of slow statements and the traces subscribe.
 */
export const statementRuns = tracingChannel<StatementRun>("suvarna:statement-run");
export const requestRuns = tracingChannel<RequestRun>("suvarna:request");
export const jobRuns = tracingChannel<JobRun>("suvarna:job");
export const outsideCalls = tracingChannel<OutsideCall>("suvarna:outside-call");

/** The path of a call as a label: a part that is not a plain word is an id. */
export function pathPattern(path: string): string {
  const [plain = ""] = path.split("?", 1);
  return plain.replace(/[^/]+/g, (part) => (/^(?:[a-z-]+|v\d+)$/.test(part) ? part : ":id"));
}
