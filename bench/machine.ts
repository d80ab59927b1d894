import { execFile } from "node:child_process";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { promisify } from "node:util";
import { serverVersion } from "./empty-database.ts";

const GIB = 1024 ** 3;

/**
 * Describes the machine and the time of a run, for people who want to repeat it. Each line is a
 * name and its value.
 */
export async function describeMachine(): Promise<readonly (readonly [string, string])[]> {
  const processors = cpus();
  return [
    ["commit", await commit()],
    ["date", new Date().toISOString().slice(0, 16).replace("T", " ")],
    ["processor", `${processors.length} × ${processors[0]?.model.trim() ?? "unknown"}`],
    ["memory", `${(totalmem() / GIB).toFixed(0)} GiB`],
    ["system", `${type()} ${release()}`],
    ["Node.js", process.version],
    ["server", (await serverVersion()) ?? "none"],
    ["load before the run", currentLoad().toFixed(2)],
  ];
}

/**
 * Returns the average number of processes that wanted to run in the last minute (the load average).
 */
export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}

/** Returns the commit that is measured, with `, changed` if the files differ from the commit. */
async function commit(): Promise<string> {
  try {
    const git = (...args: string[]) =>
      promisify(execFile)("git", args, { cwd: import.meta.dirname });
    const { stdout: head } = await git("rev-parse", "--short=12", "HEAD");
    const { stdout: changes } = await git("status", "--porcelain", "--untracked-files=no");
    return head.trim() + (changes.trim() ? ", changed" : "");
  } catch {
    return "unknown";
  }
}
