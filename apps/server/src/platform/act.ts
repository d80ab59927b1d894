import type { ShopEvent } from "@suvarna/domain/events";
import { type Actor, VISITOR } from "./actor.ts";
import { type AuditedChange, writeAudit } from "./audit.ts";
import type { Clock } from "./clock.ts";
import { type Database, savepoint } from "./database.ts";
import { newId } from "./ids.ts";
import type { Outbox } from "./outbox.ts";
import type { Act, ToldEvent } from "./reaction.ts";

export type { UserActor, Visitor } from "./actor.ts";
export type { Act, Actor };
export { VISITOR };

/** What acts stand on. */
export interface App {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/**
 * One change: everything in it happens, or nothing. This is the only way in which a capability opens a
 * transaction. What it tells is written to the outbox in the same transaction, and follows after the
 * commit; what all processes must know this process knows when the promise is fulfilled.
 */
export async function act<T>(app: App, actor: Actor, work: (act: Act) => Promise<T>): Promise<T> {
  const { database, clock, outbox } = app;
  const told: ToldEvent[] = [];
  const result = await database.transaction(async (tx) => {
    const changes: AuditedChange[] = [];
    const opened: Act = {
      tx,
      actor,
      at: clock(),
      tell: (event) => void told.push({ id: newId(), event }),
      record: (change) => void changes.push(change),
    };
    const done = await work(opened);
    await outbox.write(opened, told);
    await writeAudit(opened, changes);
    return done;
  });
  await outbox.release(told);
  return result;
}

/**
 * Runs a part of an act that may fail by itself: when it throws, what it did is undone, and what it
 * told and recorded is forgotten.
 */
export async function inSavepoint<T>(whole: Act, work: (step: Act) => Promise<T>): Promise<T> {
  const told: ShopEvent[] = [];
  const changes: AuditedChange[] = [];
  const result = await savepoint(whole.tx, (tx) =>
    work({
      tx,
      actor: whole.actor,
      at: whole.at,
      tell: (event) => void told.push(event),
      record: (change) => void changes.push(change),
    }),
  );
  told.forEach(whole.tell);
  changes.forEach(whole.record);
  return result;
}
