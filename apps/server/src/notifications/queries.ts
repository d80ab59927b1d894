import { and, count, desc, eq, gte, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { gathered, gatheredBy } from "../platform/gathered.ts";
import { newId } from "../platform/ids.ts";
import { insertion, type Places, statement } from "../platform/statement.ts";
import { type MessageState, messageState, messages } from "./tables.ts";

export type MessageRow = typeof messages.$inferSelect;

/** A message that nobody has tried to hand over. */
type NewMessage = Omit<MessageRow, "state" | "attempts" | "carrierId" | "sentAt">;

/** Writes a message down, unless its key is there already. */
export function addMessage(db: Db, message: NewMessage): Promise<void> {
  const untried = { state: "waiting", attempts: 0, carrierId: null, sentAt: null } as const;
  return insertMessage(db, { ...message, ...untried });
}

const insertMessage = insertion(messages, { unlessThere: messages.key });

export const findMessage = gatheredBy<string, MessageRow>(
  (db, ids) => messagesOf(db, { ids }),
  ({ id }) => id,
);

const messagesOf = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  db.select().from(messages).where(sql`${messages.id} = any(${ids})`),
);

/** Newest first: ids go by the time. */
export function newestMessages(db: Db, limit: number): Promise<MessageRow[]> {
  return db.select().from(messages).orderBy(desc(messages.id)).limit(limit);
}

/** Takes a message for one attempt, if it still is as it was found. */
export const takeMessage = gathered(async (db: Db, found: readonly MessageRow[]) => {
  const taken = await takeAll(db, {
    ids: found.map(({ id }) => id),
    states: found.map(({ state }) => state),
  });
  // Of two who want the same one, it is the first one's.
  const free = new Set(taken.map(({ id }) => id));
  return found.map(({ id }) => free.delete(id));
});

const takeAll = statement((db, { ids, states }: Places<{ ids: string[]; states: string[] }>) =>
  db
    .update(messages)
    .set({ state: "sending", attempts: sql`${messages.attempts} + 1` })
    .where(
      sql`(${messages.id}, ${messages.state}) in
        (select * from unnest(${ids}::uuid[], ${states}::message_state[]))`,
    )
    .returning({ id: messages.id }),
);

/** What became of an attempt. */
interface Outcome {
  readonly id: string;
  readonly state: MessageState;
  readonly carrierId?: string | null;
  readonly sentAt?: Date;
  /** Whether what it said is to be kept. */
  readonly isKept: boolean;
}

/** Writes down what became of an attempt. One whose end is written stays as it is. */
export const settleMessage = gathered(async (db: Db, outcomes: readonly Outcome[]) => {
  await settleAll(db, {
    ids: outcomes.map(({ id }) => id),
    states: outcomes.map(({ state }) => state),
    carrierIds: outcomes.map(({ carrierId }) => carrierId ?? null),
    times: outcomes.map(({ sentAt }) => sentAt ?? null),
    kept: outcomes.map(({ isKept }) => isKept),
  });
});

const settleAll = statement(
  (
    db,
    given: Places<{
      ids: string[];
      states: string[];
      carrierIds: (string | null)[];
      times: (Date | null)[];
      kept: boolean[];
    }>,
  ) =>
    db
      .update(messages)
      .set({
        state: sql`given.state`,
        carrierId: sql`given.carrier_id`,
        sentAt: sql`given.sent_at`,
        content: sql`case when given.is_kept then ${messages.content} end`,
      })
      .from(
        sql`unnest(${given.ids}::uuid[], ${given.states}::message_state[], ${given.carrierIds}::text[],
          ${given.times}::timestamptz[], ${given.kept}::boolean[])
          as given (id, state, carrier_id, sent_at, is_kept)`,
      )
      .where(sql`${messages.id} = given.id and ${messages.state} in ('waiting', 'sending')`),
);

/** What was sent to somebody and when, without what it said: that holds the secrets of links. */
export async function tellMessagesTo(db: Db, recipients: readonly string[]) {
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.recipient, [...recipients]))
    .orderBy(messages.createdAt);
  return rows.map(({ kind, channel, recipient, createdAt }) => ({
    ...{ kind, channel, to: recipient, createdAt: createdAt.toISOString() },
  }));
}

export async function removeMessagesTo(db: Db, recipient: string): Promise<void> {
  await db.delete(messages).where(eq(messages.recipient, recipient));
}

/** Leaves what is still to go out. */
export async function removeEndedMessagesTo(db: Db, recipient: string): Promise<void> {
  const ended = notInArray(messages.state, ["waiting", "sending"]);
  await db.delete(messages).where(and(eq(messages.recipient, recipient), ended));
}

/** Removes what is older than that: what has a smaller id than one of that time would have. */
export async function removeOldMessages(db: Db, before: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.id, newId(before.getTime())));
}

/** How many messages there are in each state, of those written since then. */
export async function countMessages(db: Db, since: Date) {
  const rows = await db
    .select({ state: messages.state, count: count() })
    .from(messages)
    .where(gte(messages.id, newId(since.getTime())))
    .groupBy(messages.state);
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return messageState.enumValues.map((state) => ({ label: state, value: counts.get(state) ?? 0 }));
}
