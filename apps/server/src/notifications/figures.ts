import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import type { Figure } from "../platform/metrics.ts";
import { countMessages } from "./queries.ts";

/** A letter is tried for longer than a day, so a day would hide those that wait the longest. */
const COUNTED_MS = 7 * 24 * 3_600_000;

/** How many letters and texts of the last seven days wait, went out, or did not. */
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
