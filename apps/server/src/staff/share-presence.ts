import type { StaffPlace } from "@suvarna/contract/staff/socket";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../platform/database.ts";
import type { PlaceReport, Presence } from "./presence.ts";

/** The NOTIFY channel on which the processes tell each other who has what open. */
const CHANNEL = "presence";
/** How often a process repeats who is there, and forgets the processes that do not. */
const REPEAT_MS = 15_000;
/** A notification holds at most 8000 bytes. */
const MOST_PEOPLE = 30;

/** Tells the other processes who has what open, and hears the same of them. */
export interface SharedPresence {
  /** To be called when the people at a place of this process have changed. */
  report(at: StaffPlace): void;
  start(): Promise<void>;
  stop(): void;
}

/** @param changed hears of the places at which the people of other processes have changed */
export function sharePresence(
  database: Pick<Database, "autocommit" | "listen">,
  log: Pick<FastifyBaseLogger, "warn">,
  presence: Presence,
  changed: (at: StaffPlace) => void,
): SharedPresence {
  const from = crypto.randomUUID();
  let timer: NodeJS.Timeout | undefined;

  function tell({ at, people }: Omit<PlaceReport, "from">): void {
    const text = JSON.stringify({ from, at, people: people.slice(0, MOST_PEOPLE) });
    database.autocommit.execute(sql`select pg_notify(${CHANNEL}, ${text})`).catch((error) => {
      log.warn({ err: error }, "other processes do not hear who has what open");
    });
  }

  function repeat(): void {
    for (const own of presence.own()) tell(own);
    for (const at of presence.expire()) changed(at);
  }

  return {
    report(at) {
      const own = presence.own().find((each) => each.at.topic === at.topic && each.at.id === at.id);
      tell(own ?? { at, people: [] });
    },
    async start() {
      await database.listen(CHANNEL, {
        heard(text) {
          const report = JSON.parse(text) as PlaceReport;
          if (report.from === from) return;
          presence.hear(report);
          changed(report.at);
        },
        // The next repetition of every process says it again.
        missed() {},
      });
      timer = setInterval(repeat, REPEAT_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
