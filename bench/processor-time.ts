import { readFile } from "node:fs/promises";

/** The unit of processor time in /proc, on every Linux that Node.js supports. */
const TICK_MS = 10;

/**
 * The processor time that a process has used so far, in milliseconds, user and system. Linux only:
 * it is read from /proc.
 */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
