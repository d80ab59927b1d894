import { readFile } from "node:fs/promises";

/**
 * The length in milliseconds of a tick, the unit of processor time in /proc. It is the same on
 * every Linux that Node.js supports.
 */
const TICK_MS = 10;

/**
 * Reads the processor time (user and system) that a process has used so far, in milliseconds. It
 * works on Linux only, because it reads /proc.
 */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
