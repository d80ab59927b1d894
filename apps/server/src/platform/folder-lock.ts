import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./errors.ts";

/**
 * Takes the embedded database's folder for this process: two on one folder would spoil it. The
 * lock of a process that was killed is recognised and taken over.
 * @returns what gives the folder back
 * @throws StartError when another living process has it
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  // Beside the folder, not in it: the database engine owns what is inside.
  const file = join(folder, "..", "database.lock");
  const mine = identityOf(process.pid);
  while (!takes(file, mine)) {
    const holder = readIfThere(file);
    if (holder !== null && holder !== mine && isRunning(holder)) {
      throw new StartError(
        `Another shop (process ${pidOf(holder)}) is running on ${folder}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    if (holder !== null) removeStale(file, holder);
  }
  return () => rmSync(file, { force: true });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`The folder ${folder} can't be made (${code}): set DATA_DIR to another.`);
  }
}

/** Makes the lock's file, which only one of many can. */
function takes(file: string, mine: string): boolean {
  try {
    writeFileSync(file, mine, { flag: "wx" });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    throw new StartError(`${file} can't be written (${code}): set DATA_DIR to another folder.`);
  }
}

/**
 * Takes a dead process's lock away. Renaming first makes sure that it is still the one which was
 * read: another process may have replaced it meanwhile, and then gets its own back.
 */
function removeStale(file: string, holder: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // Somebody else has taken it away.
    return;
  }
  if (readIfThere(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

const pidOf = (holder: string) => Number(holder.split(" ")[0]);

function isRunning(holder: string): boolean {
  const pid = pidOf(holder);
  return isAlive(pid) && identityOf(pid) === holder;
}

/** The process id with, where the system tells it, the time it started: ids are used again. */
function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return `${pid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return String(pid);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
