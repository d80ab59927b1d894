import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The size of the disk. It is enough for the database of a long run, and only written bytes take
 * memory.
 */
const SIZE = "size=300m";

/**
 * Mounts a small disk in memory on a folder, which a test can fill without harm for the machine.
 * @returns a function that unmounts the disk; null where the disk can't be mounted, because
 *   mounting takes root on Linux
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
