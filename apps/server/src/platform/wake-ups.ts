import type { ShopEvent, ShopEventType } from "@suvarna/domain/events";
import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import type { Act, EmittedEvent } from "./reaction.ts";

interface RecentEvent {
  readonly id: string;
  readonly event: ShopEvent;
}

/**
 * For each type of event that every process must hear, the newest events. Processes read them to
 * learn what other processes have done.
 */
export const wakeUps = pgTable("wake_ups", {
  type: text().$type<ShopEventType>().primaryKey(),
  eventId: uuid().notNull(),
  event: jsonb().$type<ShopEvent>().notNull(),
  /** How many events of this type were announced until now. */
  told: bigint({ mode: "number" }).notNull().default(0),
  /** The newest events of this type, newest first. */
  recent: jsonb().$type<readonly RecentEvent[]>().notNull().default([]),
});

type Row = typeof wakeUps.$inferSelect;

/**
 * How many events of each type are stored. A process that has missed more events gets only the
 * newest event, marked as `missed`.
 */
const RECENT = 16;
/**
 * How many of its own events a process remembers until it reads the stored events, so that it does
 * not hear its own events twice.
 */
const OWN_KNOWN = 1000;

/** The stored events by which processes wake each other, as one process reads them. */
export interface WakeUps {
  /** Stores events in the transaction of their act. */
  write(act: Act, events: readonly EmittedEvent[]): Promise<void>;
  /**
   * Marks an event of this process as heard, so that the process does not hear it again from the
   * database.
   */
  note(event: EmittedEvent): void;
  /** Marks all stored events as heard. */
  skipToNow(): Promise<void>;
  /**
   * The events that other processes announced since the last call; the events of one type are in
   * their order.
   */
  unheard(): Promise<readonly EmittedEvent[]>;
}

export function createWakeUps({ db }: Pick<Database, "db">): WakeUps {
  const read = new Map<ShopEventType, Pick<Row, "eventId" | "told">>();
  const own = new Set<string>();

  function newsOf(row: Row): readonly EmittedEvent[] {
    const { type, eventId, event, told: eventCount, recent } = row;
    const before = read.get(type);
    if (before?.eventId === eventId && before.told === eventCount) return [];
    read.set(type, { eventId, told: eventCount });
    const count = eventCount - (before?.told ?? 0);
    const isWhole = recent[0]?.id === eventId && count > 0 && count <= recent.length;
    if (!isWhole) return [{ id: eventId, event, missed: true }];
    return recent
      .slice(0, count)
      .reverse()
      .filter(({ id }) => !own.delete(id));
  }

  return {
    write: writeWakeUps,
    note({ id }) {
      if (own.size >= OWN_KNOWN) own.clear();
      own.add(id);
    },
    async skipToNow() {
      for (const row of await db.select().from(wakeUps)) newsOf(row);
    },
    async unheard() {
      return (await db.select().from(wakeUps)).flatMap(newsOf);
    },
  };
}

/**
 * Stores the newest events of each type. The rows are written in the alphabetical order of their
 * types, to avoid deadlocks between acts.
 */
async function writeWakeUps({ tx }: Act, events: readonly EmittedEvent[]): Promise<void> {
  const byType = Map.groupBy(events, ({ event }) => event.type);
  const rows = [...byType.keys()].sort().map((type) => {
    const newestFirst = (byType.get(type) ?? []).toReversed();
    const { id: eventId, event } = newestFirst[0] as EmittedEvent;
    const recent = newestFirst.slice(0, RECENT).map(({ id, event }) => ({ id, event }));
    return { type, eventId, event, told: newestFirst.length, recent };
  });
  if (rows.length === 0) return;
  const newest = sql.raw(`'$[0 to ${RECENT - 1}]'`);
  await tx
    .insert(wakeUps)
    .values(rows)
    .onConflictDoUpdate({
      target: wakeUps.type,
      set: {
        eventId: sql`excluded.event_id`,
        event: sql`excluded.event`,
        told: sql`${wakeUps.told} + excluded.told`,
        recent: sql`jsonb_path_query_array(excluded.recent || ${wakeUps.recent}, ${newest})`,
      },
    });
}
