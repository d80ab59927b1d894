import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { newId } from "./ids.ts";
import { JobFailure, type JobKind, jobKind } from "./job-kind.ts";
import { type JobHandler, type Jobs, openJobs } from "./jobs.ts";

interface Errand {
  readonly errand: string;
}

const WAIT = { timeout: 20_000, interval: 20 };
const log = { warn: vi.fn(), error: vi.fn() };

let database: FreshDatabase;
const open: Jobs[] = [];

beforeAll(async () => {
  database = await freshDatabase("empty");
});
beforeEach(() => {
  log.warn.mockClear();
  log.error.mockClear();
});
afterAll(async () => {
  await Promise.all(open.map((jobs) => jobs.stop()));
  await database[Symbol.asyncDispose]();
});

/** Simulates a process with workers for one kind of job. Each test has a kind of its own. */
async function openProcess(
  kind: JobKind<Errand>,
  handler: JobHandler<Errand>,
  lookSeconds = 0.5,
): Promise<Jobs> {
  const jobs = openJobs({ database, log, lookSeconds });
  jobs.work(kind, handler);
  await jobs.start();
  open.push(jobs);
  return jobs;
}

function anErrand(patience: Parameters<typeof jobKind>[1] = {}) {
  const name = `errand-${newId()}`;
  return jobKind<Errand>(name, { retries: 1, firstWaitSeconds: 1, ...patience });
}

function enqueue(jobs: Jobs, kind: JobKind<Errand>, errand: string, options = {}): Promise<void> {
  return database.transaction((tx) => jobs.enqueue(tx, kind, { errand }, options));
}

describe("a job", () => {
  it("runs after the transaction that caused it, and never without its commit", async () => {
    const kind = anErrand();
    const done: string[] = [];
    const jobs = await openProcess(kind, async ({ errand }) => void done.push(errand));
    const failing = database.transaction(async (tx) => {
      await jobs.enqueue(tx, kind, { errand: "rolled back" });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await enqueue(jobs, kind, "committed");
    await vi.waitFor(() => expect(done).toEqual(["committed"]), WAIT);
  });

  it("runs once, however many processes there are", async () => {
    const kind = anErrand();
    const done: string[] = [];
    const handler: JobHandler<Errand> = async ({ errand }) => void done.push(errand);
    const [here] = await Promise.all([openProcess(kind, handler), openProcess(kind, handler)]);
    const errands = Array.from({ length: 12 }, (_, n) => `errand ${n}`);
    for (const errand of errands) await enqueue(here, kind, errand);
    await vi.waitFor(() => expect(done).toHaveLength(errands.length), WAIT);
    expect([...done].sort()).toEqual([...errands].sort());
  });

  it("does not wait for the next poll when many arrive at once", async () => {
    const kind = anErrand();
    const done: string[] = [];
    const jobs = await openProcess(kind, async ({ errand }) => void done.push(errand), 5);
    const errands = Array.from({ length: 30 }, (_, n) => `errand ${n}`);
    await database.transaction(async (tx) => {
      for (const errand of errands) await jobs.enqueue(tx, kind, { errand });
    });
    await vi.waitFor(() => expect(done).toHaveLength(errands.length), {
      ...WAIT,
      timeout: 60_000,
    });
  });

  it("is done beside others of its kind, and its failure is its own", async () => {
    const kind = anErrand({ atOnce: 16 });
    const tries = new Map<string, number>();
    const jobs = await openProcess(kind, async ({ errand }) => {
      tries.set(errand, (tries.get(errand) ?? 0) + 1);
      if (errand === "errand 3" && tries.get(errand) === 1) throw new Error("not yet");
    });
    const errands = Array.from({ length: 8 }, (_, n) => `errand ${n}`);
    await database.transaction(async (tx) => {
      for (const errand of errands) await jobs.enqueue(tx, kind, { errand });
    });
    await vi.waitFor(() => expect(tries.get("errand 3")).toBe(2), WAIT);
    expect([...tries.values()].toSorted()).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
  });

  it("that is urgent runs before others that wait", async () => {
    const kind = anErrand();
    const done: string[] = [];
    const jobs = await openProcess(kind, async ({ errand }) => void done.push(errand));
    await database.transaction(async (tx) => {
      await jobs.enqueue(tx, kind, { errand: "letter" });
      await jobs.enqueue(tx, kind, { errand: "code" }, { isUrgent: true });
    });
    await vi.waitFor(() => expect(done).toEqual(["code", "letter"]), WAIT);
  });

  it("is tried again when it fails", async () => {
    const kind = anErrand();
    const tries: boolean[] = [];
    const jobs = await openProcess(kind, async (_data, { isLast }) => {
      tries.push(isLast);
      if (tries.length === 1) throw new Error("not yet");
    });
    await enqueue(jobs, kind, "stubborn");
    await vi.waitFor(() => expect(tries).toEqual([false, true]), WAIT);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(await jobs.dead()).not.toContainEqual(expect.objectContaining({ job: kind.name }));
  });

  it("is given up after its last try, is shown without its data, and can be revived", async () => {
    const kind = anErrand({ retries: 0 });
    let broken = true;
    const done: string[] = [];
    const jobs = await openProcess(kind, async ({ errand }) => {
      if (broken) throw Object.assign(new Error(`can't reach ${errand}`), { code: "ECONNREFUSED" });
      done.push(errand);
    });
    await enqueue(jobs, kind, "meera@shopper.example");
    const dead = await vi.waitFor(async () => {
      const [job] = (await jobs.dead()).filter(({ job }) => job === kind.name);
      if (!job) throw new Error("not dead yet");
      return job;
    }, WAIT);
    expect(dead).toMatchObject({ tries: 1, reason: "Error ECONNREFUSED" });
    expect(log.error).toHaveBeenCalledOnce();
    const { rows } = await database.db.execute(sql`select output::text as output from jobs.job`);
    expect(JSON.stringify(rows)).not.toContain("meera");

    broken = false;
    expect(await jobs.revive(dead.id)).toBe(true);
    await vi.waitFor(() => expect(done).toEqual(["meera@shopper.example"]), WAIT);
    expect(await jobs.revive(dead.id)).toBe(false);
  });

  it("shows the reason that its handler gave for the failure", async () => {
    const kind = anErrand({ retries: 0 });
    const jobs = await openProcess(kind, async () => {
      throw new JobFailure("the mail server is closed");
    });
    await enqueue(jobs, kind, "closed");
    await vi.waitFor(async () => {
      const mine = (await jobs.dead()).filter(({ job }) => job === kind.name);
      expect(mine).toMatchObject([{ reason: "the mail server is closed" }]);
    }, WAIT);
  });

  it("outlives the process that put it there", async () => {
    const kind = anErrand();
    const done: string[] = [];
    const handler: JobHandler<Errand> = async ({ errand }) => void done.push(errand);
    const first = await openProcess(kind, handler);
    await first.stop();
    await enqueue(first, kind, "left behind");
    expect(done).toEqual([]);
    await openProcess(kind, handler);
    await vi.waitFor(() => expect(done).toEqual(["left behind"]), WAIT);
  });

  it("is open while it waits or runs, and no longer when it is done or given up", async () => {
    const kind = jobKind<{ id: string }>(`errand-${newId()}`, { retries: 0 });
    const [good, bad] = [newId(), newId()];
    const begin = Promise.withResolvers<void>();
    const jobs = openJobs({ database, log, lookSeconds: 0.5 });
    jobs.work(kind, async ({ id }) => {
      await begin.promise;
      if (id === bad) throw new Error("no");
    });
    await jobs.start();
    open.push(jobs);
    const areOpen = () =>
      Promise.all([good, bad].map((id) => jobs.hasOpen(database.db, [kind], id)));
    expect(await areOpen()).toEqual([false, false]);
    for (const id of [good, bad]) {
      await database.transaction((tx) => jobs.enqueue(tx, kind, { id }));
    }
    expect(await areOpen()).toEqual([true, true]);
    expect(await jobs.hasOpen(database.db, [jobKind<{ id: string }>("other")], good)).toBe(false);
    begin.resolve();
    await vi.waitFor(async () => expect(await areOpen()).toEqual([false, false]), WAIT);
  });

  it("that runs is waited for when the shop stops", async () => {
    const kind = anErrand();
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    let isDone = false;
    const jobs = await openProcess(kind, async () => {
      started.resolve();
      await finish.promise;
      isDone = true;
    });
    await enqueue(jobs, kind, "long");
    await started.promise;
    const stopped = jobs.stop();
    finish.resolve();
    await stopped;
    expect(isDone).toBe(true);
  });

  it("waits for its time", async () => {
    const kind = anErrand();
    const done: string[] = [];
    const jobs = await openProcess(kind, async ({ errand }) => void done.push(errand));
    await enqueue(jobs, kind, "tomorrow", { startAfter: new Date(Date.now() + 86_400_000) });
    await enqueue(jobs, kind, "now");
    await vi.waitFor(() => expect(done).toEqual(["now"]), WAIT);
  });

  it("with a key waits only once, and another one may be added while it runs", async () => {
    const kind = anErrand({ keyed: true });
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    const jobs = await openProcess(kind, async ({ errand }) => {
      done.push(errand);
      await first.promise;
    });
    await enqueue(jobs, kind, "first", { key: "order 1" });
    await vi.waitFor(() => expect(done).toEqual(["first"]), WAIT);
    await enqueue(jobs, kind, "second", { key: "order 1" });
    await enqueue(jobs, kind, "dropped", { key: "order 1" });
    await enqueue(jobs, kind, "another order", { key: "order 2" });
    first.resolve();
    await vi.waitFor(() => expect(done).toHaveLength(3), WAIT);
    expect(done.sort()).toEqual(["another order", "first", "second"]);
  });

  it("without a handler is refused", async () => {
    const jobs = await openProcess(anErrand(), async () => {});
    await expect(enqueue(jobs, anErrand(), "lost")).rejects.toThrow("Nobody does the job");
  });

  it("is counted", async () => {
    const kind = anErrand();
    const jobs = await openProcess(kind, async () => {});
    expect(await jobs.counts()).toEqual([{ job: kind.name, waiting: 0, running: 0 }]);
  });

  it("is overdue when its time has come and no process starts it", async () => {
    const kind = anErrand();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const jobs = await openProcess(kind, () => {
      begun.resolve();
      return end.promise;
    });
    await enqueue(jobs, kind, "running");
    await begun.promise;
    await enqueue(jobs, kind, "tomorrow", { startAfter: new Date(Date.now() + 86_400_000) });
    expect(await jobs.overdue()).toEqual([{ job: kind.name, seconds: 0 }]);
    await enqueue(jobs, kind, "an hour ago", { startAfter: new Date(Date.now() - 3_600_000) });
    const [overdue] = await jobs.overdue();
    expect(overdue?.seconds).toBeGreaterThanOrEqual(3600);
    end.resolve();
  });
});
