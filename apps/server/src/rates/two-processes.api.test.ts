import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { testEngine } from "../../test/engine.ts";
import { freshDatabase } from "../../test/fresh-database.ts";
import type { Report } from "../../test/rates-process.ts";

const PROCESS = join(import.meta.dirname, "../../test/rates-process.ts");
/** The timeout allows for two processes that load the server on a busy machine. */
const WAIT = { timeout: 55_000, interval: 50 };

/** Starts a process with its own rates, and collects the messages of the process. */
function startProcess(url: string, tickMs = 300) {
  const child: ChildProcess = fork(PROCESS, [url, String(tickMs)], { execArgv: [] });
  const shown = new Map<string, { gold: number; at: number }>();
  const process = {
    child,
    shown,
    readCount: 0,
    askedAt: 0,
    [Symbol.dispose]: () => void child.kill("SIGKILL"),
  };
  child.on("message", (report: Report) => {
    if (report.kind === "asked") {
      process.readCount++;
      process.askedAt = report.at;
    } else shown.set(report.sheet, report);
  });
  return process;
}

// Only one process at a time can open the embedded database, so this test needs PostgreSQL.
it.runIf(testEngine === "postgres")(
  "two processes on one database show the same within a second, poll once, and replace each other",
  async () => {
    await using database = await freshDatabase();
    using one = startProcess(database.url ?? "");
    using two = startProcess(database.url ?? "");
    const both = () => [...one.shown.keys()].filter((sheet) => two.shown.has(sheet));
    await vi.waitFor(() => expect(both().length).toBeGreaterThanOrEqual(5), WAIT);

    const [asks, listens] = one.readCount > 0 ? [one, two] : [two, one];
    expect(listens.readCount).toBe(0);
    const late = both().map((sheet) => {
      const [here, there] = [one.shown.get(sheet), two.shown.get(sheet)];
      expect(here?.gold).toBe(there?.gold);
      return Math.abs((here?.at ?? 0) - (there?.at ?? 0));
    });
    // At least one message must arrive within a second, which proves that the process was notified
    // and did not only poll.
    expect(Math.min(...late)).toBeLessThan(1000);

    // The killed process can't release its lease, so the lease must expire.
    asks.child.kill("SIGKILL");
    const seen = listens.shown.size;
    await vi.waitFor(() => {
      expect(listens.readCount).toBeGreaterThan(0);
      expect(listens.shown.size).toBeGreaterThan(seen);
    }, WAIT);
  },
  120_000,
);

it.runIf(testEngine === "postgres")(
  "the place of a killed process is taken within two ticks",
  async () => {
    const TICK_MS = 4000;
    await using database = await freshDatabase();
    using one = startProcess(database.url ?? "", TICK_MS);
    await vi.waitFor(() => expect(one.readCount).toBeGreaterThan(0), WAIT);
    using two = startProcess(database.url ?? "", TICK_MS);
    await vi.waitFor(() => expect(two.child.connected && one.readCount > 1).toBe(true), WAIT);
    const readCount = one.readCount;
    await vi.waitFor(() => expect(one.readCount).toBeGreaterThan(readCount + 1), WAIT);
    expect(two.readCount).toBe(0);
    const killedAt = Date.now();
    one.child.kill("SIGKILL");
    await vi.waitFor(() => expect(two.readCount).toBeGreaterThan(0), WAIT);
    // The limit includes one second for a busy machine.
    expect(two.askedAt - killedAt).toBeLessThan(2 * TICK_MS + 1000);
  },
  120_000,
);
