import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** The extension of a file that is still being written. */
export const UNFINISHED = ".tmp";

/**
 * Writes a file under a temporary name and renames it, so that no reader ever sees half a file. The
 * temporary name is different each time, so that two processes that write the same file do not
 * disturb each other. A missing folder is created.
 */
export async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
