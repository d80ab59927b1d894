import { execFile } from "node:child_process";
import { promisify } from "node:util";

const SECONDS = 10;
/**
 * The scale of pgbench's tables: 10 bank branches. With 10 branches, 16 clients wait for each
 * other's row locks as seldom as buyers do.
 */
const SCALE = 10;

/**
 * Measures transactions per second of pgbench's simple kind (`-N`: one update of a row by its key,
 * one select, one insert) on a database's server with this number of concurrent clients. pgbench
 * creates tables of its own in the database.
 * @returns null, with a message, if pgbench is not installed; it is part of PostgreSQL
 */
export async function pgbenchPerSecond(url: string, atOnce: number): Promise<number | null> {
  try {
    await pgbench("--initialize", "--quiet", `--scale=${SCALE}`, url);
    const { stdout } = await pgbench(
      "--skip-some-updates",
      `--client=${atOnce}`,
      `--time=${SECONDS}`,
      url,
    );
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (Number.isNaN(perSecond)) throw new Error(`pgbench says no speed: ${stdout}`);
    return perSecond;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    console.log("There is no pgbench on this machine, so the orders have no reference.");
    return null;
  }
}

function pgbench(...args: string[]) {
  return promisify(execFile)("pgbench", args);
}
