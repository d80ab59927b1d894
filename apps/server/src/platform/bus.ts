import { sql } from "drizzle-orm";
import type { Database, Db } from "./database.ts";
import { newId } from "./ids.ts";

/** Something that has happened and that others may follow; `payload` must survive JSON. */
export interface ShopEvent {
  readonly topic: string;
  readonly payload: unknown;
}

/** Announces an event when the transaction commits; nothing is announced when it does not. */
export type Emit = (event: ShopEvent) => void;

export interface Bus {
  /** Hears of a topic from every process of the shop, this one included. */
  on(topic: string, heard: (payload: never) => void): void;
  /** Hears that events of other processes may have been missed: what depends on them is read anew. */
  onGap(heard: () => void): void;
  /** Runs work in a transaction, and announces its events to all processes once it is committed. */
  transact<T>(work: (tx: Db, emit: Emit) => Promise<T>): Promise<T>;
}

const CHANNEL = "shop";
const REMEMBERED = 1000;

/**
 * The bus is the database's own NOTIFY: part of the transaction that causes the event, delivered
 * on commit, the same on both engines. The process itself hears at once, so that who changed
 * something reads its own change; what then comes back over the channel is recognised by its id.
 */
export async function openBus(database: Database): Promise<Bus> {
  const listeners = new Map<string, ((payload: never) => void)[]>();
  const gapListeners: (() => void)[] = [];
  const own = new Set<string>();

  function deliver(event: ShopEvent): void {
    for (const heard of listeners.get(event.topic) ?? []) heard(event.payload as never);
  }

  await database.listen(CHANNEL, {
    heard(text) {
      const { id, ...event } = JSON.parse(text) as ShopEvent & { id: string };
      if (!own.delete(id)) deliver(event);
    },
    missed() {
      for (const heard of gapListeners) heard();
    },
  });

  return {
    on(topic, heard) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), heard]);
    },
    onGap: (heard) => gapListeners.push(heard),
    async transact(work) {
      const events: ShopEvent[] = [];
      const result = await database.db.transaction(async (tx) => {
        const done = await work(tx, (event) => events.push(event));
        for (const event of events) {
          const id = newId();
          own.add(id);
          if (own.size > REMEMBERED) own.delete(own.values().next().value as string);
          await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ id, ...event })})`);
        }
        return done;
      });
      events.forEach(deliver);
      return result;
    },
  };
}
