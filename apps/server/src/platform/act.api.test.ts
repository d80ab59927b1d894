import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TESTER } from "../../test/acting.ts";
import { emitAccount, openEventProcesses } from "../../test/event-processes.ts";
import { act, inSavepoint } from "./act.ts";
import { auditLog } from "./audit.ts";
import { newId } from "./ids.ts";
import { countOutbox } from "./relay.ts";

let processes: Awaited<ReturnType<typeof openEventProcesses>>;
beforeAll(async () => {
  processes = await openEventProcesses();
});
beforeEach(() => processes.clear());
afterAll(() => processes[Symbol.asyncDispose]());

describe("a reaction in the transaction of its event", () => {
  it("runs with it, and so do the reactions to its own events", async () => {
    const followed: string[] = [];
    const { app, relay } = processes.open({
      "account.opened": {
        inTransaction: [async ({ tell }) => tell({ type: "content.changed" })],
      },
      "content.changed": { after: { follow: async () => void followed.push("content") } },
    });
    await emitAccount(app);
    await relay.run();
    expect(followed).toEqual(["content"]);
  });

  it("rolls back the whole act when it fails", async () => {
    const { app } = processes.open({
      "account.opened": {
        inTransaction: [
          async () => {
            throw new Error("not so");
          },
        ],
        after: { follow: async () => {} },
      },
    });
    await expect(emitAccount(app)).rejects.toThrow("not so");
    expect(await countOutbox(app)).toMatchObject({ waiting: 0, failed: 0 });
  });
});

describe("a part of an act that fails", () => {
  it("is rolled back alone, and the rest of the act continues", async () => {
    const { app, relay } = processes.open({
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
    expect(await processes.database.db.select().from(auditLog).where(ofTest)).toMatchObject([
      { what: "test.whole" },
    ]);
  });
});
