import type { StaffHint } from "@suvarna/contract/staff/socket";
import type { ShopEvent } from "@suvarna/domain/events";
import type { ApprovalKind } from "@suvarna/domain/staff/approval";
import {
  STAFF_TOPICS,
  type StaffTopic,
  subjectOf,
  topicOfAction,
  topicOfEvent,
} from "@suvarna/domain/staff/topic";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { AuditedChange } from "../platform/audit.ts";
import type { Database } from "../platform/database.ts";

/** The NOTIFY channel on which the processes announce changes to each other. */
const CHANNEL = "staff";
/**
 * How long hints are collected before they are sent together, so that many orders cause one
 * message.
 */
const GATHER_MS = 200;

/**
 * A hint inside the server. The hint about a request for approval has the kind of the request,
 * which decides whose back office gets the hint.
 */
export interface InnerHint extends StaffHint {
  readonly approvalKind?: ApprovalKind;
}

/**
 * Collects hints about what the acts of this process have changed, and receives the hints of other
 * processes. A hint names a topic of the back office, and the changed thing if there is only one.
 */
export interface StaffHints {
  /** Adds the hints of a committed act. The caller calls it after each commit. */
  note(events: readonly ShopEvent[], changes: readonly AuditedChange[]): void;
  start(): Promise<void>;
  stop(): void;
}

/**
 * Creates the collector of hints. Hints are not stored: they are sent after the commit as a
 * separate notification, so that no order waits for a row that all orders would write. When a hint
 * is lost, the back office shows old data until it asks again.
 * @param send sends hints to the sockets of this process
 */
export function createStaffHints(
  database: Pick<Database, "autocommit" | "listen">,
  log: Pick<FastifyBaseLogger, "warn">,
  send: (hints: readonly InnerHint[]) => void,
): StaffHints {
  const waiting = new Map<string, InnerHint>();
  const isOwn = crypto.randomUUID();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    const hints = [...waiting.values()];
    waiting.clear();
    send(hints);
    const text = JSON.stringify({ from: isOwn, hints });
    database.autocommit.execute(sql`select pg_notify(${CHANNEL}, ${text})`).catch((error) => {
      log.warn({ err: error }, "other processes do not hear what staff should see");
    });
  }

  function add(topic: StaffTopic | null, id: string | null, approvalKind?: ApprovalKind): void {
    if (topic === null) return;
    // Several changes of one topic become one hint, which names the topic without a thing. Requests
    // for approval become one hint for each kind.
    const group = `${topic} ${approvalKind ?? ""}`;
    const other = waiting.get(group);
    const hint = { topic, id: other && other.id !== id ? null : id };
    waiting.set(group, approvalKind ? { ...hint, approvalKind } : hint);
    timer ??= setTimeout(flush, GATHER_MS).unref();
  }

  return {
    note(events, changes) {
      for (const event of events) add(topicOfEvent(event), subjectOf(event));
      for (const { what, subject, after } of changes) {
        const topic = topicOfAction(what);
        // Every entry of the audit log about a request has the kind of the request.
        if (topic === "approvals") add(topic, subject, after?.["kind"] as ApprovalKind);
        else add(topic, subject);
      }
      if (changes.length > 0) add("audit", null);
    },
    async start() {
      await database.listen(CHANNEL, {
        heard(text) {
          const { from, hints } = JSON.parse(text) as { from: string; hints: InnerHint[] };
          if (from !== isOwn) send(hints);
        },
        missed: () => send(STAFF_TOPICS.map((topic) => ({ topic, id: null }))),
      });
    },
    stop: () => clearTimeout(timer),
  };
}
