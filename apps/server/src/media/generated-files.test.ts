import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGeneratedFiles } from "./generated-files.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "made-files-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = (maxBytes: number) => createGeneratedFiles({ dir, maxBytes });
const ten = { sourceMs: 0, make: async () => Buffer.alloc(10) };
const names = async () => (await readdir(dir)).sort();

describe("createGeneratedFiles", () => {
  it("stays within its limit in bytes by deleting the least recently used files", async () => {
    const files = open(30);
    for (const name of ["a", "b", "c"]) await files.fetch(name, ten);
    await files.fetch("a", ten);
    await files.fetch("d", ten);
    expect(await names()).toEqual(["a", "c", "d"]);
  });

  it("reuses the files of an earlier run, and deletes its unfinished ones", async () => {
    for (const name of ["a", "b", "c"]) await open(100).fetch(name, ten);
    await writeFile(join(dir, "d.1.tmp"), "half");
    await open(20).fetch("c", ten);
    expect(await names()).toHaveLength(2);
    expect(await names()).toContain("c");
  });

  it("serves even a file that is larger than the limit", async () => {
    const files = open(5);
    expect((await files.fetch("a", ten)).bytes).toBe(10);
    expect((await files.fetch("b", ten)).bytes).toBe(10);
    expect(await names()).toEqual(["b"]);
  });

  it("creates a file once for simultaneous requests, and again for a newer source", async () => {
    const files = open(100);
    let made = 0;
    const make = async () => {
      made++;
      return ten.make();
    };
    await Promise.all([1, 2, 3].map(() => files.fetch("a", { sourceMs: 0, make })));
    expect(made).toBe(1);
    await files.fetch("a", { sourceMs: Date.now() + 60_000, make });
    expect(made).toBe(2);
  });

  it("creates a file again that somebody else has deleted, and counts it once", async () => {
    const files = open(20);
    await files.fetch("a", ten);
    await rm(join(dir, "a"));
    await files.fetch("a", ten);
    await files.fetch("b", ten);
    expect(await names()).toEqual(["a", "b"]);
  });
});
