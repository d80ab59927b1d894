import type { ShopEvent } from "@suvarna/domain/events";
import { type Actor, languageOf, VISITOR } from "./actor.ts";
import { type AuditedChange, writeAudit } from "./audit.ts";
import type { Clock } from "./clock.ts";
import { type Database, savepoint } from "./database.ts";
import { newId } from "./ids.ts";
import { noteMayBeStored } from "./known-outcome.ts";
import type { Outbox } from "./outbox.ts";
import type { Act, EmittedEvent } from "./reaction.ts";

export type { UserActor, Visitor } from "./actor.ts";
export type { Act, Actor };
export { languageOf, VISITOR };

/** The context of every act: the database, the clock and the outbox. */
export interface App {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/**
 * Runs one change of the shop's data in a transaction: everything in it happens, or nothing. It is
 * the only way in which a capability opens a transaction. The events of the act are stored in the
 * outbox in the same transaction, and their reactions follow after the commit. When the promise is
 * fulfilled, this process has already heard the events that every process must hear. An error of
 * the COMMIT itself does not tell whether the change is stored (see `withKnownOutcome`).
 */
export async function act<T>(app: App, actor: Actor, work: (act: Act) => Promise<T>): Promise<T> {
  const { database, clock, outbox } = app;
  const emittedEvents: EmittedEvent[] = [];
  const changes: AuditedChange[] = [];
  let lines: readonly AuditedChange[] = [];
  let isWorkDone = false;
  const transaction = database.transaction(async (tx) => {
    const opened: Act = {
      tx,
      actor,
      at: clock(),
      tell: (event) => void emittedEvents.push({ id: newId(), event }),
      record: (change) => void changes.push(change),
    };
    const done = await work(opened);
    await outbox.write(opened, emittedEvents);
    lines = await writeAudit(opened, changes);
    isWorkDone = true;
    return done;
  });
  const result = await transaction.finally(() => {
    if (isWorkDone) noteMayBeStored();
  });
  await outbox.release(emittedEvents, lines);
  return result;
}

/**
 * Runs a part of an act in a savepoint. When the part throws, its changes are rolled back, and its
 * events and audit lines are dropped.
 */
export async function inSavepoint<T>(whole: Act, work: (step: Act) => Promise<T>): Promise<T> {
  const emittedEvents: ShopEvent[] = [];
  const changes: AuditedChange[] = [];
  const result = await savepoint(whole.tx, (tx) =>
    work({
      tx,
      actor: whole.actor,
      at: whole.at,
      tell: (event) => void emittedEvents.push(event),
      record: (change) => void changes.push(change),
    }),
  );
  emittedEvents.forEach(whole.tell);
  changes.forEach(whole.record);
  return result;
}
