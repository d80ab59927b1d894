import { expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "./database.ts";
import { openReplicas, type ReadNode, type Replicas } from "./replicas.ts";

const LOOK_MS = 5;

/** A node that has everything up to a position, or does not answer. */
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
  const opened = openReplicas(primary, replicas, LOOK_MS);
  opened.start();
  onTestFinished(() => opened.stop());
  return opened;
}

const nameOf = async (db: Db) => (db as unknown as { name: string }).name;

test("reads go to the replicas in turns once they are known to be current", async () => {
  const replicas = opened(fakeNode("primary", 5n), fakeNode("one", 5n), fakeNode("two", 7n));
  expect(await replicas.read(nameOf)).toBe("primary");
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).not.toBe("primary"));
  const read = await Promise.all([replicas.read(nameOf), replicas.read(nameOf)]);
  expect(new Set(read)).toEqual(new Set(["one", "two"]));
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

test("what is written without a change of these data keeps no replica out", async () => {
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

test("work that a replica breaks off is done by the primary", async () => {
  const replicas = opened(fakeNode("primary", 5n), fakeNode("one", 5n));
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
  const broken = Object.assign(new Error("terminating connection"), { code: "57P01" });
  const read = await replicas.read(async (db) => {
    const name = await nameOf(db);
    if (name === "one") throw broken;
    return name;
  });
  expect(read).toBe("primary");
});

test("an error of the work itself is not repeated", async () => {
  const replicas = opened(fakeNode("primary", 5n), fakeNode("one", 5n));
  await vi.waitFor(async () => expect(await replicas.read(nameOf)).toBe("one"));
  const work = vi.fn().mockRejectedValue(new Error("no such piece"));
  await expect(replicas.read(work)).rejects.toThrow("no such piece");
  expect(work).toHaveBeenCalledOnce();
});
