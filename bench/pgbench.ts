import { execFile } from "node:child_process";
import { promisify } from "node:util";

const SECONDS = 10;
/** Rows for 10 bank branches, so that 16 clients wait for each other as seldom as buyers do. */
const SCALE = 10;

/**
 * Transactions a second of pgbench's simple kind (`-N`: one update of a row by its key, one select,
 * one insert) on the server of a database, in which it makes tables of its own, with so many clients
 * at once; null, with a message, if pgbench is not installed. It is part of PostgreSQL.
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
