import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import type { Figure } from "../platform/metrics.ts";
import type { MessageCaps } from "./caps.ts";
import { countUsedToday } from "./count-message.ts";
import { countMessages } from "./queries.ts";

/**
 * The period for which messages are counted. It is seven days, because a letter is retried for
 * longer than one day.
 */
const COUNTED_MS = 7 * 24 * 3_600_000;

/**
 * Reports to the metrics the messages of the last seven days by state, and how much of the daily
 * caps is used up.
 */
export function messageFigures({ db }: Database, clock: Clock, caps: MessageCaps): Figure[] {
  return [
    {
      name: "suvarna_messages",
      help: "Letters and texts of the last seven days, by the state that they are in now",
      labelName: "state",
      read: () => countMessages(db, new Date(clock().getTime() - COUNTED_MS)),
    },
    {
      name: "suvarna_message_day_used_ratio",
      help: "The part of the shop's cap of a day that is used, by class and channel of message",
      labelName: "day",
      async read() {
        const days = await countUsedToday(db, caps, clock());
        return days.map(({ class: group, channel, used, most }) => ({
          label: `${group}_${channel}`,
          value: used / most,
        }));
      },
    },
  ];
}
