import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TESTER } from "../../test/acting.ts";
import { testEngine } from "../../test/engine.ts";
import { emitAccount, openEventProcesses } from "../../test/event-processes.ts";
import { type App, act } from "./act.ts";
import { newId } from "./ids.ts";
import { countOutbox } from "./relay.ts";

let processes: Awaited<ReturnType<typeof openEventProcesses>>;
beforeAll(async () => {
  processes = await openEventProcesses();
});
beforeEach(() => processes.clear());
afterAll(() => processes[Symbol.asyncDispose]());

describe("an event that every process must learn", () => {
  const sheetId = newId();
  const accept = (app: App) =>
    act(app, TESTER, async ({ tell }) => tell({ type: "rates.changed", sheetId }));

  it("runs the listeners of its own process when the act is done, and of others when they poll", async () => {
    const heard: string[] = [];
    const hearing = (name: string) =>
      processes.open({
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

  it("is heard in order, also after an event of the process itself", async () => {
    const heard: string[] = [];
    const hearing = () =>
      processes.open({
        "rates.changed": { inEveryProcess: [({ event }) => void heard.push(event.sheetId)] },
      });
    const emitter = processes.open({ "rates.changed": { inEveryProcess: [() => {}] } });
    const emitRateChanges = (app: App, ...sheets: string[]) =>
      act(app, TESTER, async ({ tell }) => {
        for (const sheetId of sheets) tell({ type: "rates.changed", sheetId });
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

  it("reports that earlier events were missed when there were too many", async () => {
    const heard: unknown[] = [];
    const emitter = processes.open({ "rates.changed": { inEveryProcess: [() => {}] } });
    const other = processes.open({
      "rates.changed": {
        inEveryProcess: [({ event, missed }) => void heard.push([event.sheetId, missed])],
      },
    });
    await other.app.outbox.skipToNow();
    for (let sheet = 1; sheet <= 20; sheet++) {
      await act(emitter.app, TESTER, async ({ tell }) =>
        tell({ type: "rates.changed", sheetId: String(sheet) }),
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
    const other = processes.open({ "rates.changed": { inEveryProcess: [heard] } });
    await other.relay.start();
    await accept(processes.open({ "rates.changed": { inEveryProcess: [() => {}] } }).app);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), 900);
    await other.relay.stop();
  });

  // The embedded database has one connection, which the listener's act holds.
  it.runIf(testEngine === "postgres")("is heard while another listener is slow", async () => {
    const [heard, free] = [vi.fn(), Promise.withResolvers<void>()];
    const { app, relay } = processes.open({
      "account.opened": { after: { slow: () => free.promise } },
      "rates.changed": { inEveryProcess: [heard] },
    });
    const begun = vi.waitFor(async () => {
      expect(processes.database.connections()?.inUse).toBeGreaterThan(0);
    });
    await relay.start();
    await emitAccount(app);
    await begun;
    await accept(processes.open({ "rates.changed": { inEveryProcess: [() => {}] } }).app);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), 3000);
    expect(await countOutbox(app)).toMatchObject({ waiting: 1, failed: 0 });
    free.resolve();
    await relay.stop();
  });

  it("does not fail the act when a listener fails", async () => {
    const { app } = processes.open({
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
