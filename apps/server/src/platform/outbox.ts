import type { ShopEvent, ShopEventType } from "@suvarna/domain/events";
import { isNull, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FastifyBaseLogger } from "fastify";
import { id, time } from "./columns.ts";
import type { Database } from "./database.ts";
import { newId } from "./ids.ts";
import type { Act, Reaction, Reactions, ToldEvent } from "./reaction.ts";

/** What still has to follow an event: one row for each listener, so that each is tried by itself. */
export const outboxRows = pgTable(
  "outbox",
  {
    id: id(),
    eventId: uuid().notNull(),
    event: jsonb().$type<ShopEvent>().notNull(),
    /** The name of the listener in the table of reactions. */
    listener: text().notNull(),
    tries: integer().notNull().default(0),
    /** When it is tried next, by the database's clock. */
    dueAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** It is not tried any more: somebody has to look. */
    failedAt: time(),
    /** The name or code of the last error, never its words: they may quote what a person typed. */
    lastError: text(),
  },
  (table) => [index("outbox_due").on(table.dueAt).where(isNull(table.failedAt))],
);

/** The newest event of each type that every process must hear of. */
export const wakeUps = pgTable("wake_ups", {
  type: text().$type<ShopEventType>().primaryKey(),
  eventId: uuid().notNull(),
  event: jsonb().$type<ShopEvent>().notNull(),
});

/** A reaction to an event of any type; the table has paired the two. */
type AnyReaction = Reaction<ShopEventType>;

/** The channel on which other processes are told to look for wake-ups. */
export const CHANNEL = "shop";

/** Where events go between the act that tells them and what follows. */
export interface Outbox {
  /** Says what follows what; once, before the shop opens. Tools that never do leave it to the shop. */
  connect(reactions: Partial<Reactions>): void;
  reactionTo(type: ShopEventType): AnyReaction;
  /** Does what follows within the act, and writes down what follows later. */
  write(act: Act, told: ToldEvent[]): Promise<void>;
  /** After the commit: lets this process hear, and wakes the others. */
  release(told: readonly ToldEvent[]): Promise<void>;
  /** Hears in this process what another one has told. */
  hear(told: ToldEvent): Promise<void>;
  /** The id of the event of a type that this process heard last. */
  heardLast(type: ShopEventType): string | undefined;
  /** Takes all events until now as heard: what they are about is to be read after this. */
  skipToNow(): Promise<void>;
  /** Calls back after a commit that has left rows to be worked off. */
  onRows(hear: () => void): void;
}

const NOTHING: AnyReaction = {};

export function createOutbox(database: Database, log: Pick<FastifyBaseLogger, "error">): Outbox {
  const heard = new Map<ShopEventType, string>();
  let reactions: Partial<Reactions> | null = null;
  let hearRows: () => void = () => {};

  const reactionTo = (type: ShopEventType) =>
    (reactions?.[type] as AnyReaction | undefined) ?? NOTHING;

  /** Without a table nobody knows which events all processes must hear, so all are written down. */
  function isForAll({ event }: ToldEvent): boolean {
    return !reactions || (reactionTo(event.type).inEveryProcess ?? []).length > 0;
  }

  async function hear(told: ToldEvent): Promise<void> {
    heard.set(told.event.type, told.id);
    for (const listen of reactionTo(told.event.type).inEveryProcess ?? []) {
      try {
        await listen(told);
      } catch (error) {
        log.error({ err: error, event: told.event.type }, "a process did not hear an event");
      }
    }
  }

  return {
    connect(table) {
      reactions = table;
    },
    reactionTo,
    async write(act, told) {
      // A reaction may tell something itself, which then stands behind the others in the list.
      for (const { event } of told) {
        for (const react of reactionTo(event.type).inTransaction ?? []) await react(act, event);
      }
      const rows = told.flatMap(({ id: eventId, event }) =>
        Object.keys(reactionTo(event.type).after ?? {}).map((listener) => {
          return { id: newId(), eventId, event, listener };
        }),
      );
      if (rows.length > 0) await act.tx.insert(outboxRows).values(rows);
      await writeWakeUps(act, told.filter(isForAll));
    },
    async release(told) {
      const forAll = told.filter(isForAll);
      for (const each of forAll) await hear(each);
      if (told.some(({ event }) => reactionTo(event.type).after)) await hearRows();
      if (forAll.length === 0) return;
      // The change is made: others who are not told now find it out within a second.
      await database.db
        .execute(sql`select pg_notify(${CHANNEL}, '')`)
        .catch((error: unknown) => log.error({ err: error }, "other processes are not told"));
    },
    hear,
    heardLast: (type) => heard.get(type),
    async skipToNow() {
      for (const { type, eventId } of await database.db.select().from(wakeUps)) {
        heard.set(type, eventId);
      }
    },
    onRows(hear) {
      hearRows = hear;
    },
  };
}

/** In the order of their types, so that two acts never wait for each other. */
async function writeWakeUps({ tx }: Act, told: readonly ToldEvent[]): Promise<void> {
  const newest = new Map(told.map((each) => [each.event.type, each]));
  const types = [...newest.keys()].sort();
  if (types.length === 0) return;
  const rows = types.map((type) => {
    const { id: eventId, event } = newest.get(type) as ToldEvent;
    return { type, eventId, event };
  });
  await tx
    .insert(wakeUps)
    .values(rows)
    .onConflictDoUpdate({
      target: wakeUps.type,
      set: { eventId: sql`excluded.event_id`, event: sql`excluded.event` },
    });
}
