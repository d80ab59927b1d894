import type { StaffPlace } from "@suvarna/contract/staff/socket";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../platform/database.ts";
import type { PlaceReport, Presence } from "./presence.ts";

/**
 * The NOTIFY channel on which the processes report to each other which places their people have
 * open.
 */
const CHANNEL = "presence";
/** How often a process repeats its reports, and forgets the processes that send none. */
const REPEAT_MS = 15_000;
/** The largest number of people in a report, because a notification holds at most 8000 bytes. */
const MOST_PEOPLE = 30;

/**
 * Reports the people of this process to the other processes, and receives the reports of the
 * others.
 */
export interface SharedPresence {
  /**
   * Reports the people at a place. The caller calls it when the people of this process have
   * changed.
   */
  report(at: StaffPlace): void;
  start(): Promise<void>;
  stop(): void;
}

/**
 * Connects the presence of this process to that of the other processes.
 * @param changed is called with each place at which the people of another process have changed
 */
export function sharePresence(
  database: Pick<Database, "autocommit" | "listen">,
  log: Pick<FastifyBaseLogger, "warn">,
  presence: Presence,
  changed: (at: StaffPlace) => void,
): SharedPresence {
  const from = crypto.randomUUID();
  let timer: NodeJS.Timeout | undefined;

  function broadcast({ at, people }: Omit<PlaceReport, "from">): void {
    const text = JSON.stringify({ from, at, people: people.slice(0, MOST_PEOPLE) });
    database.autocommit.execute(sql`select pg_notify(${CHANNEL}, ${text})`).catch((error) => {
      log.warn({ err: error }, "other processes do not hear who has what open");
    });
  }

  function repeat(): void {
    for (const own of presence.own()) broadcast(own);
    for (const at of presence.expire()) changed(at);
  }

  return {
    report(at) {
      const own = presence.own().find((each) => each.at.topic === at.topic && each.at.id === at.id);
      broadcast(own ?? { at, people: [] });
    },
    async start() {
      await database.listen(CHANNEL, {
        heard(text) {
          const report = JSON.parse(text) as PlaceReport;
          if (report.from === from) return;
          presence.hear(report);
          changed(report.at);
        },
        // A missed report needs no action, because every process repeats its reports.
        missed() {},
      });
      timer = setInterval(repeat, REPEAT_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
