import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Turnstile } from "../platform/turnstile.ts";
import { fileAt, type StoredFile } from "./stored-file.ts";

/** Files that are made on first demand and kept on disk, in so many bytes altogether. */
export interface MadeFiles {
  /**
   * The file of this name, made now when it is not there or older than its source. Who asks for the
   * same file meanwhile waits for the one making.
   * @param sourceMs when that of which it is made was last changed
   */
  fetch(name: string, sourceMs: number, make: () => Promise<Buffer>): Promise<StoredFile>;
}

export interface MadeFilesConfig {
  /** Their folder; it may be deleted at any time. */
  readonly dir: string;
  /** When they take more, those that nobody asked for the longest go. */
  readonly maxBytes: number;
  readonly turnstile: Turnstile;
}

const UNFINISHED = ".tmp";

export function createMadeFiles({ dir, maxBytes, turnstile }: MadeFilesConfig): MadeFiles {
  const making = new Map<string, Promise<StoredFile>>();
  /** Bytes by name, the one asked for last at the end. */
  const kept = new Map<string, number>();
  let total = 0;
  let looked: Promise<void> | undefined;

  /** What an earlier run of the shop has left, oldest first, without what it could not finish. */
  async function lookAround(): Promise<void> {
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
    total += bytes - (kept.get(name) ?? 0);
    kept.delete(name);
    kept.set(name, bytes);
  }

  async function makeRoom(): Promise<void> {
    for (const [name, bytes] of kept) {
      // The last is the one just asked for: it must be there when it is sent.
      if (total <= maxBytes || kept.size === 1) return;
      kept.delete(name);
      total -= bytes;
      await rm(join(dir, name), { force: true });
    }
  }

  async function makeNow(name: string, make: () => Promise<Buffer>): Promise<StoredFile> {
    const path = join(dir, name);
    await keep(path, await make());
    const made = await fileAt(path);
    if (!made) throw new Error(`${name} is gone before it was sent`);
    touch(name, made.bytes);
    await makeRoom();
    return made;
  }

  return {
    async fetch(name, sourceMs, make) {
      looked ??= lookAround().catch((error) => {
        looked = undefined;
        throw error;
      });
      await looked;
      const found = await fileAt(join(dir, name));
      if (found && found.modifiedMs >= sourceMs) {
        touch(name, found.bytes);
        return found;
      }
      const underWay = making.get(name);
      if (underWay) return underWay;
      const started = turnstile.pass(() => makeNow(name, make)).finally(() => making.delete(name));
      making.set(name, started);
      return started;
    },
  };
}

/** Writes beside the target and renames, so that no reader ever sees half a file. */
async function keep(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${process.pid}${UNFINISHED}`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}
