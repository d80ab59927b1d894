import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { appOn, TESTER } from "../../test/acting.ts";
import { testEngine } from "../../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { type App, act, inSavepoint } from "./act.ts";
import { auditLog } from "./audit.ts";
import { openServer } from "./database.ts";
import { newId } from "./ids.ts";
import { outboxRows } from "./outbox.ts";
import type { Reactions } from "./reaction.ts";
import { countOutbox, createRelay, type Relay } from "./relay.ts";
import { wakeUps } from "./wake-ups.ts";

const log = { warn: vi.fn(), error: vi.fn() };

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.db.delete(outboxRows);
  await database.db.delete(wakeUps);
  vi.clearAllMocks();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Simulates another process of the shop, with its own outbox and relay. */
function openProcess(reactions: Partial<Reactions>, own = database): { app: App; relay: Relay } {
  const app = appOn(own);
  app.outbox.connect(reactions);
  return { app, relay: createRelay(app, log) };
}

/** Runs an act that announces a new account. */
function open(app: App, userId = newId()): Promise<string> {
  return act(app, TESTER, async ({ tell: emitRateChanges }) => {
    emitRateChanges({ type: "account.opened", userId });
    return userId;
  });
}

/** Sets the time of all waiting retries to a second ago, so that they are due now. */
async function passTime(): Promise<void> {
  await database.db.update(outboxRows).set({ dueAt: sql`now() - interval '1 second'` });
}

describe("what follows an event after it", () => {
  it("is done once the act is committed, by one listener after the other", async () => {
    const done: string[] = [];
    const { app, relay } = openProcess({
      "account.opened": {
        after: {
          first: async (_act, { userId }) => void done.push(`first ${userId}`),
          second: async (_act, { userId }) => void done.push(`second ${userId}`),
        },
      },
    });
    const userId = await open(app);
    expect(done).toEqual([]);
    expect(await relay.run()).toBe(2);
    expect(done.toSorted()).toEqual([`first ${userId}`, `second ${userId}`]);
    expect(await relay.run()).toBe(0);
    expect(await countOutbox(app)).toMatchObject({ waiting: 0, failed: 0 });
  });

  it("never happens when the act fails", async () => {
    const follow = vi.fn();
    const { app, relay } = openProcess({
      "account.opened": { after: { follow }, inEveryProcess: [follow] },
    });
    const failing = act(app, TESTER, async ({ tell: emitRateChanges }) => {
      emitRateChanges({ type: "account.opened", userId: newId() });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await relay.run();
    expect(follow).not.toHaveBeenCalled();
  });

  it("is tried again by itself when it fails, and neither fails the act nor the other listener", async () => {
    let broken = true;
    const steady = vi.fn();
    const { app, relay } = openProcess({
      "account.opened": {
        after: {
          broken: async ({ tx, record }) => {
            record({ what: "test.followed", subject: null });
            if (broken) await tx.execute(sql`select 1 / 0`);
          },
          steady,
        },
      },
    });
    await open(app);
    expect(await relay.run()).toBe(1);
    expect(steady).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledOnce();
    expect(await countOutbox(app)).toMatchObject({ waiting: 1, failed: 0 });
    // The failed listener waits for its next try, so it is not due yet.
    expect((await countOutbox(app)).overdueS).toBe(0);
    expect(await relay.run()).toBe(0);
    await passTime();
    expect((await countOutbox(app)).overdueS).toBeGreaterThanOrEqual(1);
    await relay.run();
    expect(log.warn).toHaveBeenCalledTimes(2);
    broken = false;
    await passTime();
    expect(await relay.run()).toBe(1);
    expect(steady).toHaveBeenCalledOnce();
    // The changes of the failed listener were rolled back.
    expect(await database.db.$count(auditLog, eq(auditLog.what, "test.followed"))).toBe(1);
  });

  it("is given up after many tries, and kept for staff to see", async () => {
    const { app, relay } = openProcess({
      "account.opened": {
        after: {
          broken: async () => {
            throw new TypeError("kavya@shop.example can't be written to");
          },
        },
      },
    });
    await open(app);
    for (let tries = 0; tries < 20; tries++) {
      await passTime();
      await relay.run();
    }
    expect(log.error).toHaveBeenCalledOnce();
    expect(await countOutbox(app)).toMatchObject({ waiting: 0, failed: 1 });
    await passTime();
    expect(await relay.run()).toBe(0);
    const [row] = await database.db.select().from(outboxRows);
    expect(row).toMatchObject({ tries: 20, lastError: "TypeError" });
    expect(JSON.stringify(row)).not.toContain("kavya");
  });

  it("is done once, however many processes look at the same time", async () => {
    const done: string[] = [];
    const reactions: Partial<Reactions> = {
      "account.opened": { after: { follow: async (_act, { userId }) => void done.push(userId) } },
    };
    await using stack = new AsyncDisposableStack();
    const processes = await Promise.all(
      [1, 2, 3].map(async () => {
        if (database.url === null) return openProcess(reactions);
        const own = await openServer(database.url);
        stack.defer(() => own.close());
        return openProcess(reactions, { ...database, ...own, db: database.db });
      }),
    );
    const users = await Promise.all(
      Array.from({ length: 30 }, (_, place) => open((processes[place % 3] as { app: App }).app)),
    );
    await Promise.all(processes.map(({ relay }) => relay.run()));
    expect(done.toSorted()).toEqual(users.toSorted());
  });

  it("stays in the outbox when the process dies while handling it", async () => {
    const { app, relay } = openProcess({
      "account.opened": { after: { follow: async () => {} } },
    });
    await open(app);
    const dying = database.transaction(async (tx) => {
      await tx.delete(outboxRows);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    expect(await relay.run()).toBe(1);
  });

  it("waits for a process that knows the listener", async () => {
    const { app } = openProcess({ "account.opened": { after: { added: async () => {} } } });
    const older = openProcess({ "account.opened": { after: {} } });
    await open(app);
    expect(await older.relay.run()).toBe(0);
    expect(await countOutbox(app)).toMatchObject({ waiting: 1, failed: 0 });
  });
});

describe("what follows an event in the same transaction", () => {
  it("happens with it, and what it tells follows too", async () => {
    const followed: string[] = [];
    const { app, relay } = openProcess({
      "account.opened": {
        inTransaction: [
          async ({ tell: emitRateChanges }) => emitRateChanges({ type: "content.changed" }),
        ],
      },
      "content.changed": { after: { follow: async () => void followed.push("content") } },
    });
    await open(app);
    await relay.run();
    expect(followed).toEqual(["content"]);
  });

  it("takes the whole act back when it fails", async () => {
    const { app } = openProcess({
      "account.opened": {
        inTransaction: [
          async () => {
            throw new Error("not so");
          },
        ],
        after: { follow: async () => {} },
      },
    });
    await expect(open(app)).rejects.toThrow("not so");
    expect(await countOutbox(app)).toMatchObject({ waiting: 0, failed: 0 });
  });
});

describe("what every process must hear", () => {
  const sheetId = newId();
  const accept = (app: App) =>
    act(app, TESTER, async ({ tell: emitRateChanges }) =>
      emitRateChanges({ type: "rates.changed", sheetId }),
    );

  it("is heard by its own process when the act is done, and by others when they look", async () => {
    const heard: string[] = [];
    const hearing = (name: string) =>
      openProcess({
        "rates.changed": {
          inEveryProcess: [({ event }) => void heard.push(`${name} ${event.sheetId}`)],
        },
      });
    const [one, other] = [hearing("one"), hearing("other")];
    await other.app.outbox.skipToNow();
    await accept(one.app);
    expect(heard).toEqual([`one ${sheetId}`]);
    await one.relay.run();
    await other.relay.run();
    await other.relay.run();
    expect(heard).toEqual([`one ${sheetId}`, `other ${sheetId}`]);
  });

  it("is heard event by event, in their order, also after an event of one's own", async () => {
    const heard: string[] = [];
    const hearing = () =>
      openProcess({
        "rates.changed": { inEveryProcess: [({ event }) => void heard.push(event.sheetId)] },
      });
    const emitter = openProcess({ "rates.changed": { inEveryProcess: [() => {}] } });
    const emitRateChanges = (app: App, ...sheets: string[]) =>
      act(app, TESTER, async ({ tell: emitRateChanges }) => {
        for (const sheetId of sheets) emitRateChanges({ type: "rates.changed", sheetId });
      });
    const other = hearing();
    await other.app.outbox.skipToNow();
    await emitRateChanges(emitter.app, "1", "2");
    await emitRateChanges(emitter.app, "3");
    await emitRateChanges(other.app, "own");
    await other.relay.run();
    await other.relay.run();
    expect(heard).toEqual(["own", "1", "2", "3"]);
  });

  it("says when events before it were missed, because there were too many", async () => {
    const heard: unknown[] = [];
    const emitter = openProcess({ "rates.changed": { inEveryProcess: [() => {}] } });
    const other = openProcess({
      "rates.changed": {
        inEveryProcess: [({ event, missed }) => void heard.push([event.sheetId, missed])],
      },
    });
    await other.app.outbox.skipToNow();
    for (let sheet = 1; sheet <= 20; sheet++) {
      await act(emitter.app, TESTER, async ({ tell: emitRateChanges }) =>
        emitRateChanges({ type: "rates.changed", sheetId: String(sheet) }),
      );
    }
    await other.relay.run();
    expect(heard).toEqual([["20", true]]);
    await accept(emitter.app);
    await other.relay.run();
    expect(heard.slice(1)).toEqual([[sheetId, undefined]]);
  });

  it("reaches the other processes at once", async () => {
    const heard = vi.fn();
    const other = openProcess({ "rates.changed": { inEveryProcess: [heard] } });
    await other.relay.start();
    await accept(openProcess({ "rates.changed": { inEveryProcess: [() => {}] } }).app);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), 900);
    await other.relay.stop();
  });

  // The embedded database has one connection, which the listener's act holds.
  it.runIf(testEngine === "postgres")("is heard while a listener takes long", async () => {
    const [heard, free] = [vi.fn(), Promise.withResolvers<void>()];
    const { app, relay } = openProcess({
      "account.opened": { after: { slow: () => free.promise } },
      "rates.changed": { inEveryProcess: [heard] },
    });
    const begun = vi.waitFor(async () => {
      expect(database.connections()?.inUse).toBeGreaterThan(0);
    });
    await relay.start();
    await open(app);
    await begun;
    await accept(openProcess({ "rates.changed": { inEveryProcess: [() => {}] } }).app);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), 3000);
    expect(await countOutbox(app)).toMatchObject({ waiting: 1, failed: 0 });
    free.resolve();
    await relay.stop();
  });

  it("does not fail the act when it can't be taken up", async () => {
    const { app } = openProcess({
      "rates.changed": {
        inEveryProcess: [
          () => {
            throw new Error("deaf");
          },
        ],
      },
    });
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await accept(app);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

describe("a part of an act that fails by itself", () => {
  it("leaves nothing behind, and the rest of the act goes on", async () => {
    const { app, relay } = openProcess({
      "account.opened": { after: { follow: async () => {} } },
    });
    await act(app, TESTER, async (whole) => {
      whole.record({ what: "test.whole", subject: null });
      const part = inSavepoint(whole, async (step) => {
        step.record({ what: "test.part", subject: null });
        step.tell({ type: "account.opened", userId: newId() });
        await step.tx.execute(sql`select 1 / 0`);
      });
      await expect(part).rejects.toThrow();
    });
    expect(await relay.run()).toBe(0);
    const ofTest = inArray(auditLog.what, ["test.whole", "test.part"]);
    expect(await database.db.select().from(auditLog).where(ofTest)).toMatchObject([
      { what: "test.whole" },
    ]);
  });
});
