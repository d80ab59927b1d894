import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "./database.ts";
import { Refusal } from "./errors.ts";
import { openReplicas, type ReadNode, type Replicas } from "./replicas.ts";

const LOOK_MS = 5;
const REST_MS = 400;
const log = { warn: vi.fn(), info: vi.fn() };
beforeEach(() => vi.clearAllMocks());

/**
 * Simulates a database server that has replayed everything up to a position, or that does not
 * answer.
 */
interface FakeNode extends ReadNode {
  at: bigint | null;
}

function fakeNode(name: string, at: bigint | null): FakeNode {
  const node: FakeNode = {
    db: { name } as unknown as Db,
    at,
    async position() {
      if (node.at === null) throw new Error("no answer");
      return node.at;
    },
  };
  return node;
}

function opened(primary: FakeNode, ...replicas: FakeNode[]): Replicas {
  const opened = openReplicas(primary, replicas, log, { lookMs: LOOK_MS, restMs: REST_MS });
  opened.start();
  onTestFinished(() => opened.stop());
  return opened;
}

const nameOf = async (db: Db) => (db as unknown as { name: string }).name;

test("reads are sent to current replicas in turns", async () => {
  const replicas = opened(fakeNode("primary", 5n), fakeNode("one", 5n), fakeNode("two", 7n));
  expect(await replicas.read(nameOf)).toBe("primary");
  expect(replicas.usage()).toEqual({ all: 2, read: 0 });
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).not.toBe("primary"));
  const read = await Promise.all([replicas.read(nameOf), replicas.read(nameOf)]);
  expect(new Set(read)).toEqual(new Set(["one", "two"]));
  expect(replicas.usage()).toEqual({ all: 2, read: 2 });
});

test("after a change the primary is read until a replica has the change", async () => {
  const primary = fakeNode("primary", 5n);
  const one = fakeNode("one", 5n);
  const replicas = opened(primary, one);
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));

  primary.at = 6n;
  replicas.changed();
  for (let time = 0; time < 5; time++) {
    expect(await replicas.read(nameOf)).toBe("primary");
    await new Promise((resolve) => setTimeout(resolve, 2 * LOOK_MS));
  }
  one.at = 6n;
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
});

test("a write of other data does not exclude a replica", async () => {
  const primary = fakeNode("primary", 5n);
  const replicas = opened(primary, fakeNode("one", 5n));
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
  primary.at = 900n;
  await new Promise((resolve) => setTimeout(resolve, 5 * LOOK_MS));
  expect(await replicas.read(nameOf)).toBe("one");
});

test("a replica that does not answer is not read", async () => {
  const one = fakeNode("one", 5n);
  const replicas = opened(fakeNode("primary", 5n), one);
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
  one.at = null;
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("primary"));
});

test("without an answer of the primary no replica is read after a change", async () => {
  const primary = fakeNode("primary", 5n);
  const replicas = opened(primary, fakeNode("one", 5n));
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
  primary.at = null;
  replicas.changed();
  await new Promise((resolve) => setTimeout(resolve, 5 * LOOK_MS));
  expect(await replicas.read(nameOf)).toBe("primary");
});

test.each(["57P01", "57014", "42501"])(
  "work that fails on a replica by %s is done by the primary, and the replica rests",
  async (code) => {
    const replicas = opened(fakeNode("primary", 5n), fakeNode("one", 5n));
    await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
    const cause = Object.assign(new Error("user=shop host=10.0.0.7"), { code });
    const read = await replicas.read(async (db) => {
      const name = await nameOf(db);
      if (name === "one") throw new Error("Failed query", { cause });
      return name;
    });
    expect(read).toBe("primary");
    await new Promise((resolve) => setTimeout(resolve, 10 * LOOK_MS));
    expect(await replicas.read(nameOf)).toBe("primary");
    expect(log.warn.mock.calls).toEqual([
      [{ replica: 1, reason: code }, "a replica of the database is left out"],
    ]);
    await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
    expect(log.info.mock.calls).toEqual([
      [{ replica: 1 }, "a replica of the database is taken in again"],
    ]);
  },
);

test("a refusal is not retried, and does not exclude a replica", async () => {
  const replicas = opened(fakeNode("primary", 5n), fakeNode("one", 5n));
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
  const work = vi.fn().mockRejectedValue(new Refusal("product_not_found"));
  await expect(replicas.read(work)).rejects.toThrow(Refusal);
  expect(work).toHaveBeenCalledOnce();
  expect(await replicas.read(nameOf)).toBe("one");
});

test("an error that the primary has as well does not exclude a replica", async () => {
  const replicas = opened(fakeNode("primary", 5n), fakeNode("one", 5n));
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
  const work = vi.fn().mockRejectedValue(new Error("no such column"));
  await expect(replicas.read(work)).rejects.toThrow("no such column");
  expect(work).toHaveBeenCalledTimes(2);
  expect(await replicas.read(nameOf)).toBe("one");
  expect(log.warn).not.toHaveBeenCalled();
});

test("a replica without an answer is logged once, one that is only behind is not", async () => {
  const primary = fakeNode("primary", 5n);
  const [one, two] = [fakeNode("one", 5n), fakeNode("two", 5n)];
  const replicas = opened(primary, one, two);
  two.at = null;
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  primary.at = 6n;
  replicas.changed();
  await new Promise((resolve) => setTimeout(resolve, 10 * LOOK_MS));
  expect(log.warn.mock.calls).toEqual([
    [{ replica: 2, reason: "no answer" }, "a replica of the database is left out"],
  ]);
  two.at = 6n;
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("two"));
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    { replica: 2 },
    "a replica of the database is taken in again",
  );
});

test("the primary is asked at each check, and may be away as long as nothing changes", async () => {
  const primary = fakeNode("primary", 5n);
  const position = vi.spyOn(primary, "position");
  const replicas = opened(primary, fakeNode("one", 5n));
  await vi.waitFor(() => expect(position.mock.calls.length).toBeGreaterThan(3));
  primary.at = null;
  const before = position.mock.calls.length;
  await vi.waitFor(() => expect(position.mock.calls.length).toBeGreaterThan(before + 3));
  expect(await replicas.read(nameOf)).toBe("one");
});
