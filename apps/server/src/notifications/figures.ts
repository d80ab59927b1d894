import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import type { Figure } from "../platform/metrics.ts";
import { countMessages } from "./queries.ts";

/** The period is seven days, because a letter is retried for longer than one day. */
const COUNTED_MS = 7 * 24 * 3_600_000;

/** Counts the letters and text messages of the last seven days by state, for the metrics. */
export function messageFigures({ db }: Database, clock: Clock): Figure[] {
  return [
    {
      name: "suvarna_messages",
      help: "Letters and texts of the last seven days, by the state that they are in now",
      labelName: "state",
      read: () => countMessages(db, new Date(clock().getTime() - COUNTED_MS)),
    },
  ];
}
