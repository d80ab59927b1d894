import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { type Bus, openBus } from "./bus.ts";

let database: FreshDatabase;
let here: Bus;
let there: Bus;

beforeAll(async () => {
  database = await freshDatabase();
  here = await openBus(database);
  there = await openBus(database);
});
afterAll(() => database[Symbol.asyncDispose]());

describe("the bus", () => {
  it("tells this process at once and every other one, each once", async () => {
    const heardHere = vi.fn();
    const heardThere = vi.fn();
    here.on("told", heardHere);
    there.on("told", heardThere);
    await here.transact(async (_tx, emit) => emit({ topic: "told", payload: { n: 1 } }));
    expect(heardHere).toHaveBeenCalledExactlyOnceWith({ n: 1 });
    await vi.waitFor(() => expect(heardThere).toHaveBeenCalledExactlyOnceWith({ n: 1 }));
    await database.db.execute(sql`select 1`);
    expect(heardHere).toHaveBeenCalledTimes(1);
  });

  it("tells nothing of a transaction that fails", async () => {
    const heard = vi.fn();
    here.on("failed", heard);
    const failing = here.transact(async (_tx, emit) => {
      emit({ topic: "failed", payload: null });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await here.transact(async (_tx, emit) => emit({ topic: "other", payload: null }));
    expect(heard).not.toHaveBeenCalled();
  });

  it("hears again after its connection was lost, and that it may have missed something", async () => {
    const missed = vi.fn();
    const heard = vi.fn();
    there.onGap(missed);
    there.on("after", heard);
    await cutListeners();
    // The embedded engine has no connection to lose.
    if (database.url) await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), PATIENCE);
    await here.transact(async (_tx, emit) => emit({ topic: "after", payload: null }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), PATIENCE);
  });
});

const PATIENCE = { timeout: 15_000 };

/** Ends the connections that listen, as a restarted server or a lost network would. */
async function cutListeners(): Promise<void> {
  if (!database.url) return;
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`,
  );
}
