import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { type App, act } from "../src/platform/act.ts";
import { newId } from "../src/platform/ids.ts";
import { outboxRows } from "../src/platform/outbox.ts";
import type { Reactions } from "../src/platform/reaction.ts";
import { createRelay, type Relay } from "../src/platform/relay.ts";
import { wakeUps } from "../src/platform/wake-ups.ts";
import { appOn, TESTER } from "./acting.ts";
import { freshDatabase } from "./fresh-database.ts";

/**
 * Opens an empty database, and simulates several processes of the shop on it, each with its own
 * outbox and relay.
 */
export async function openEventProcesses() {
  const database = await freshDatabase();
  const log = { warn: vi.fn(), error: vi.fn() };
  return {
    database,
    /** The log of all relays. */
    log,
    /** Simulates another process; it uses the same database by default. */
    open(reactions: Partial<Reactions>, own = database): { app: App; relay: Relay } {
      const app = appOn(own);
      app.outbox.connect(reactions);
      return { app, relay: createRelay(app, log) };
    },
    /** Deletes all stored events, and forgets the logged lines. */
    async clear(): Promise<void> {
      await database.db.delete(outboxRows);
      await database.db.delete(wakeUps);
      vi.clearAllMocks();
    },
    /** Sets the time of all waiting retries to a second ago, so that they are due now. */
    async passTime(): Promise<void> {
      await database.db.update(outboxRows).set({ dueAt: sql`now() - interval '1 second'` });
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

/** Runs an act that announces a new account. @returns the id of the account */
export function emitAccount(app: App, userId = newId()): Promise<string> {
  return act(app, TESTER, async ({ tell }) => {
    tell({ type: "account.opened", userId });
    return userId;
  });
}
