import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Semaphore } from "../platform/semaphore.ts";
import { fileAt, type StoredFile } from "./stored-file.ts";
import { UNFINISHED, writeWhole } from "./write-whole.ts";

/** A disk cache of generated files, limited in bytes. */
export interface MadeFiles {
  /**
   * The file with this name. It is generated when it does not exist or is older than its source;
   * simultaneous requests for the same file share one generation (single flight).
   * @param sourceMs when the file's source was last changed
   */
  fetch(name: string, sourceMs: number, make: () => Promise<Buffer>): Promise<StoredFile>;
}

export interface MadeFilesConfig {
  /** The folder of the files; it may be deleted at any time. */
  readonly dir: string;
  /** The most bytes that the files may take; beyond them the least recently used are deleted. */
  readonly maxBytes: number;
  readonly semaphore: Semaphore;
}

export function createMadeFiles({ dir, maxBytes, semaphore }: MadeFilesConfig): MadeFiles {
  const making = new Map<string, Promise<StoredFile>>();
  /** The size in bytes by file name, least recently used first. */
  const sizes = new Map<string, number>();
  let total = 0;
  let scan: Promise<void> | undefined;

  /**
   * Takes over the files that an earlier process left, oldest first, and deletes its unfinished
   * ones.
   */
  async function scanFolder(): Promise<void> {
    const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    const found = await Promise.all(
      names.map(async (name) => ({ name, file: await fileAt(join(dir, name)) })),
    );
    found.sort((a, b) => (a.file?.modifiedMs ?? 0) - (b.file?.modifiedMs ?? 0));
    for (const { name, file } of found) {
      if (name.endsWith(UNFINISHED)) await rm(join(dir, name), { force: true });
      else if (file) touch(name, file.bytes);
    }
    await makeRoom();
  }

  function touch(name: string, bytes: number): void {
    total += bytes - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, bytes);
  }

  async function makeRoom(): Promise<void> {
    for (const [name, bytes] of sizes) {
      // The last file was just requested, so it must stay until it is sent.
      if (total <= maxBytes || sizes.size === 1) return;
      sizes.delete(name);
      total -= bytes;
      await rm(join(dir, name), { force: true });
    }
  }

  async function makeNow(name: string, make: () => Promise<Buffer>): Promise<StoredFile> {
    const path = join(dir, name);
    await writeWhole(path, await make());
    const file = await fileAt(path);
    if (!file) throw new Error(`${name} is gone before it was sent`);
    touch(name, file.bytes);
    await makeRoom();
    return file;
  }

  return {
    async fetch(name, sourceMs, make) {
      scan ??= scanFolder().catch((error) => {
        scan = undefined;
        throw error;
      });
      await scan;
      const found = await fileAt(join(dir, name));
      if (found && found.modifiedMs >= sourceMs) {
        touch(name, found.bytes);
        return found;
      }
      const running = making.get(name);
      if (running) return running;
      const started = semaphore.run(() => makeNow(name, make)).finally(() => making.delete(name));
      making.set(name, started);
      return started;
    },
  };
}
