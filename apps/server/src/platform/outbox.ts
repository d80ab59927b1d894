import type { ShopEvent, ShopEventType } from "@suvarna/domain/events";
import { isNull, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FastifyBaseLogger } from "fastify";
import type { AuditedChange } from "./audit.ts";
import { id, time } from "./columns.ts";
import type { Database } from "./database.ts";
import { newId } from "./ids.ts";
import type { Act, EmittedEvent, Reaction, Reactions } from "./reaction.ts";
import { createWakeUps } from "./wake-ups.ts";

/**
 * The outbox: one row for each listener that still has to handle an event, so that each listener is
 * retried by itself.
 */
export const outboxRows = pgTable(
  "outbox",
  {
    id: id(),
    eventId: uuid().notNull(),
    event: jsonb().$type<ShopEvent>().notNull(),
    /** The name of the listener in the table of reactions. */
    listener: text().notNull(),
    tries: integer().notNull().default(0),
    /** The time of the listener's next try, by the database's clock. */
    dueAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The time at which the listener failed for good; staff have to look into the failure. */
    failedAt: time(),
    /**
     * The name or code of the last error, never its message, which may quote what a person typed.
     */
    lastError: text(),
  },
  (table) => [index("outbox_due").on(table.dueAt).where(isNull(table.failedAt))],
);

/** A reaction to an event of any type. The table of reactions ensures that the types match. */
type AnyReaction = Reaction<ShopEventType>;

/** The NOTIFY channel that tells other processes to read the wake-ups. */
export const CHANNEL = "shop";

/** The outbox connects acts with the reactions to their events. */
export interface Outbox {
  /**
   * Sets the table of reactions, once, before the shop opens. A tool that sets no reactions leaves
   * the events to the shop's processes.
   */
  connect(reactions: Partial<Reactions>): void;
  reactionTo(type: ShopEventType): AnyReaction;
  /**
   * Runs the reactions that belong into the act's transaction, and stores an outbox row for each
   * listener that runs after the commit.
   */
  write(act: Act, events: EmittedEvent[]): Promise<void>;
  /**
   * Tells an act's events to this process and wakes the other processes; to be called after the
   * commit.
   * @param changes the audit lines of the act
   */
  release(events: readonly EmittedEvent[], changes?: readonly AuditedChange[]): Promise<void>;
  /**
   * Runs this process's listeners for the events that other processes announced since the last
   * call.
   */
  hearOthers(): Promise<void>;
  /**
   * Marks all events until now as heard, so that their listeners do not run here. The caller must
   * read the current state of the data afterwards.
   */
  skipToNow(): Promise<void>;
  /** Registers a callback that is called after a commit that stored rows in the outbox. */
  onRows(hear: () => void): void;
  /**
   * Registers a callback that is called after each commit of this process, with all events and
   * audit lines of the act. The callback must not throw, and must not wait.
   */
  onCommit(hear: CommitListener): void;
}

/** Gets the events and audit lines of an act of this process after its commit. */
export type CommitListener = (
  events: readonly ShopEvent[],
  changes: readonly AuditedChange[],
) => void;

const NOTHING: AnyReaction = {};

export function createOutbox(database: Database, log: Pick<FastifyBaseLogger, "error">): Outbox {
  const wakeUps = createWakeUps(database);
  let reactions: Partial<Reactions> | null = null;
  let hearRows: () => void = () => {};
  let hearCommit: CommitListener = () => {};

  const reactionTo = (type: ShopEventType) =>
    (reactions?.[type] as AnyReaction | undefined) ?? NOTHING;

  /**
   * Whether every process must hear of an event. A tool without a table of reactions does not know
   * this, so it stores every event.
   */
  function isForAll({ event }: EmittedEvent): boolean {
    return !reactions || (reactionTo(event.type).inEveryProcess ?? []).length > 0;
  }

  async function hear(event: EmittedEvent): Promise<void> {
    for (const listen of reactionTo(event.event.type).inEveryProcess ?? []) {
      try {
        await listen(event);
      } catch (error) {
        log.error({ err: error, event: event.event.type }, "a process did not hear an event");
      }
    }
  }

  return {
    connect(table) {
      reactions = table;
    },
    reactionTo,
    async write(act, events) {
      // A reaction may announce further events. They are appended to the list and handled by this
      // loop too.
      for (const { event } of events) {
        for (const react of reactionTo(event.type).inTransaction ?? []) await react(act, event);
      }
      const rows = events.flatMap(({ id: eventId, event }) =>
        Object.keys(reactionTo(event.type).after ?? {}).map((listener) => {
          return { id: newId(), eventId, event, listener };
        }),
      );
      if (rows.length > 0) await act.tx.insert(outboxRows).values(rows);
      await wakeUps.write(act, events.filter(isForAll));
    },
    async release(events, changes = []) {
      await hearCommit(
        events.map(({ event }) => event),
        changes,
      );
      const forAll = events.filter(isForAll);
      for (const each of forAll) {
        wakeUps.note(each);
        await hear(each);
      }
      if (events.some(({ event }) => reactionTo(event.type).after)) await hearRows();
      if (forAll.length === 0) return;
      // The change is already committed, so an error is only logged here. The other processes poll,
      // so they read the event within a second anyway.
      await database.db
        .execute(sql`select pg_notify(${CHANNEL}, '')`)
        .catch((error: unknown) => log.error({ err: error }, "other processes are not told"));
    },
    async hearOthers() {
      for (const event of await wakeUps.unheard()) await hear(event);
    },
    skipToNow: wakeUps.skipToNow,
    onRows(hear) {
      hearRows = hear;
    },
    onCommit(hear) {
      hearCommit = hear;
    },
  };
}
