import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { UNFINISHED, writeAtomically } from "../platform/objects/write-atomically.ts";
import type { SharedFiles } from "./shared-files.ts";
import { fileAt, type StoredFile } from "./stored-file.ts";

/** Describes how a file is generated from its source. */
export interface GenerationStep<Bytes extends Buffer | null = Buffer> {
  /** The time at which the file's source was last changed; 0 for a source that never changes. */
  readonly sourceMs: number;
  /**
   * Returns the name of the file in the store that all processes share. The name changes with the
   * content of the source.
   */
  readonly shared?: () => Promise<string>;
  /** Generates the file; null when the file has no source. */
  readonly make: () => Promise<Bytes>;
}

/** A disk cache of generated files, limited in bytes. */
export interface GeneratedFiles {
  /**
   * Returns the file with this name; null when it has no source. A file that does not exist, or is
   * older than its source, is taken from the shared store or generated. Simultaneous requests for a
   * file share this work (single flight).
   */
  fetch<Bytes extends Buffer | null>(
    name: string,
    making: GenerationStep<Bytes>,
  ): Promise<StoredFile | Extract<Bytes, null>>;
}

export interface GeneratedFilesConfig {
  /** The folder of the files; it may be deleted at any time. */
  readonly dir: string;
  /**
   * The largest number of bytes of all files. Above it the least recently used files are deleted.
   */
  readonly maxBytes: number;
  /** The store that all processes share; null when each process generates its own files. */
  readonly shared?: SharedFiles | null;
}

export function createGeneratedFiles({
  dir,
  maxBytes,
  shared = null,
}: GeneratedFilesConfig): GeneratedFiles {
  const making = new Map<string, Promise<StoredFile | null>>();
  /** The size in bytes by file name, least recently used first. */
  const sizes = new Map<string, number>();
  let total = 0;
  let scan: Promise<void> | undefined;

  /**
   * Registers the files that an earlier process left, oldest first, and deletes its unfinished
   * files.
   */
  async function scanFolder(): Promise<void> {
    const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    const files = await Promise.all(
      names.map(async (name) => ({ name, file: await fileAt(join(dir, name)) })),
    );
    files.sort((a, b) => (a.file?.modifiedMs ?? 0) - (b.file?.modifiedMs ?? 0));
    for (const { name, file } of files) {
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
      // The file that was requested last must stay until it is sent.
      if (total <= maxBytes || sizes.size === 1) return;
      sizes.delete(name);
      total -= bytes;
      await rm(join(dir, name), { force: true });
    }
  }

  async function write(name: string, bytes: Buffer): Promise<StoredFile> {
    const path = join(dir, name);
    await writeAtomically(path, bytes);
    const file = await fileAt(path);
    if (!file) throw new Error(`${name} is gone before it was sent`);
    touch(name, file.bytes);
    await makeRoom();
    return file;
  }

  async function makeNow(
    name: string,
    how: GenerationStep<Buffer | null>,
  ): Promise<StoredFile | null> {
    const sharedName = shared && how.shared ? await how.shared() : null;
    const ready = sharedName === null ? null : await shared?.read(sharedName);
    if (ready) return write(name, ready);
    const bytes = await how.make();
    if (bytes === null) return null;
    // The file is stored for the other processes in the background, so that no request waits for
    // it.
    if (sharedName !== null) void shared?.write(sharedName, bytes);
    return write(name, bytes);
  }

  async function fetch(
    name: string,
    how: GenerationStep<Buffer | null>,
  ): Promise<StoredFile | null> {
    scan ??= scanFolder().catch((error) => {
      scan = undefined;
      throw error;
    });
    await scan;
    const file = await fileAt(join(dir, name));
    if (file && file.modifiedMs >= how.sourceMs) {
      touch(name, file.bytes);
      return file;
    }
    const running = making.get(name);
    if (running) return running;
    const started = makeNow(name, how).finally(() => making.delete(name));
    making.set(name, started);
    return started;
  }
  return { fetch: fetch as GeneratedFiles["fetch"] };
}
