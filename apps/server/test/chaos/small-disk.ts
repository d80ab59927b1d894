import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Enough for the database of a long run; only what is written takes memory. */
const SIZE = "size=300m";

/**
 * Mounts a small disk in memory on a folder, which can then be filled without harm for the machine.
 * @returns unmounts it; null where it can't be mounted, because that takes root on Linux
 */
export async function mountSmallDisk(folder: string): Promise<(() => Promise<void>) | null> {
  try {
    await run("mount", ["-t", "tmpfs", "-o", SIZE, "tmpfs", folder]);
  } catch {
    return null;
  }
  return async () => {
    await run("umount", [folder]);
  };
}
