import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TESTER } from "../../test/acting.ts";
import { emitAccount, openEventProcesses } from "../../test/event-processes.ts";
import { type App, act } from "./act.ts";
import { auditLog } from "./audit.ts";
import { openServer } from "./database.ts";
import { newId } from "./ids.ts";
import { outboxRows } from "./outbox.ts";
import type { Reactions } from "./reaction.ts";
import { countOutbox } from "./relay.ts";

let processes: Awaited<ReturnType<typeof openEventProcesses>>;
beforeAll(async () => {
  processes = await openEventProcesses();
});
beforeEach(() => processes.clear());
afterAll(() => processes[Symbol.asyncDispose]());

describe("a reaction after the commit of its event", () => {
  it("runs once the act is committed, one listener after the other", async () => {
    const done: string[] = [];
    const { app, relay } = processes.open({
      "account.opened": {
        after: {
          first: async (_act, { userId }) => void done.push(`first ${userId}`),
          second: async (_act, { userId }) => void done.push(`second ${userId}`),
        },
      },
    });
    const userId = await emitAccount(app);
    expect(done).toEqual([]);
    expect(await relay.run()).toBe(2);
    expect(done.toSorted()).toEqual([`first ${userId}`, `second ${userId}`]);
    expect(await relay.run()).toBe(0);
    expect(await countOutbox(app)).toMatchObject({ waiting: 0, failed: 0 });
  });

  it("does not run when the act fails", async () => {
    const follow = vi.fn();
    const { app, relay } = processes.open({
      "account.opened": { after: { follow }, inEveryProcess: [follow] },
    });
    const failing = act(app, TESTER, async ({ tell }) => {
      tell({ type: "account.opened", userId: newId() });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await relay.run();
    expect(follow).not.toHaveBeenCalled();
  });

  it("is retried by itself when it fails, and neither fails the act nor the other listener", async () => {
    let broken = true;
    const steady = vi.fn();
    const { app, relay } = processes.open({
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
    await emitAccount(app);
    expect(await relay.run()).toBe(1);
    expect(steady).toHaveBeenCalledOnce();
    expect(processes.log.warn).toHaveBeenCalledOnce();
    expect(await countOutbox(app)).toMatchObject({ waiting: 1, failed: 0 });
    // The failed listener waits for its next try, so it is not due yet.
    expect((await countOutbox(app)).overdueS).toBe(0);
    expect(await relay.run()).toBe(0);
    await processes.passTime();
    expect((await countOutbox(app)).overdueS).toBeGreaterThanOrEqual(1);
    await relay.run();
    expect(processes.log.warn).toHaveBeenCalledTimes(2);
    broken = false;
    await processes.passTime();
    expect(await relay.run()).toBe(1);
    expect(steady).toHaveBeenCalledOnce();
    // The changes of the failed listener were rolled back.
    expect(await processes.database.db.$count(auditLog, eq(auditLog.what, "test.followed"))).toBe(
      1,
    );
  });

  it("is given up after many tries, and stays visible to staff", async () => {
    const { app, relay } = processes.open({
      "account.opened": {
        after: {
          broken: async () => {
            throw new TypeError("kavya@shop.example can't be written to");
          },
        },
      },
    });
    await emitAccount(app);
    for (let tries = 0; tries < 20; tries++) {
      await processes.passTime();
      await relay.run();
    }
    expect(processes.log.error).toHaveBeenCalledOnce();
    expect(await countOutbox(app)).toMatchObject({ waiting: 0, failed: 1 });
    await processes.passTime();
    expect(await relay.run()).toBe(0);
    const [row] = await processes.database.db.select().from(outboxRows);
    expect(row).toMatchObject({ tries: 20, lastError: "TypeError" });
    expect(JSON.stringify(row)).not.toContain("kavya");
  });

  it("runs once, however many processes poll at the same time", async () => {
    const done: string[] = [];
    const reactions: Partial<Reactions> = {
      "account.opened": { after: { follow: async (_act, { userId }) => void done.push(userId) } },
    };
    await using stack = new AsyncDisposableStack();
    const opened = await Promise.all(
      [1, 2, 3].map(async () => {
        if (processes.database.url === null) return processes.open(reactions);
        const own = await openServer(processes.database.url);
        stack.defer(() => own.close());
        return processes.open(reactions, {
          ...processes.database,
          ...own,
          db: processes.database.db,
        });
      }),
    );
    const users = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        emitAccount((opened[place % 3] as { app: App }).app),
      ),
    );
    await Promise.all(opened.map(({ relay }) => relay.run()));
    expect(done.toSorted()).toEqual(users.toSorted());
  });

  it("stays in the outbox when the process dies while handling it", async () => {
    const { app, relay } = processes.open({
      "account.opened": { after: { follow: async () => {} } },
    });
    await emitAccount(app);
    const dying = processes.database.transaction(async (tx) => {
      await tx.delete(outboxRows);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    expect(await relay.run()).toBe(1);
  });

  it("waits for a process that has the listener", async () => {
    const { app } = processes.open({ "account.opened": { after: { added: async () => {} } } });
    const older = processes.open({ "account.opened": { after: {} } });
    await emitAccount(app);
    expect(await older.relay.run()).toBe(0);
    expect(await countOutbox(app)).toMatchObject({ waiting: 1, failed: 0 });
  });
});
