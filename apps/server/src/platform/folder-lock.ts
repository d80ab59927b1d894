import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./errors.ts";

/**
 * Locks the embedded database's folder for this process, because two processes on one folder would
 * corrupt the database. A lock that a killed process left behind is recognised and replaced.
 * @returns releases the lock
 * @throws StartError when another running process has the lock
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  // The lock file is beside the folder, because the database engine owns everything inside.
  const file = join(folder, "..", "database.lock");
  const ownIdentity = identityOf(process.pid);
  while (!createLock(file, ownIdentity)) {
    const holder = readIfThere(file);
    if (holder !== null && holder !== ownIdentity && isRunning(holder)) {
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
    // The engine creates files that every user may read, so the folder itself is closed to other
    // users.
    chmodSync(folder, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`The folder ${folder} can't be made (${code}): set DATA_DIR to another.`);
  }
}

/**
 * Creates the lock file. The flag `wx` ensures that only one process can.
 * @returns whether this process created it
 */
function createLock(file: string, ownIdentity: string): boolean {
  try {
    writeFileSync(file, ownIdentity, { flag: "wx" });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    throw new StartError(`${file} can't be written (${code}): set DATA_DIR to another folder.`);
  }
}

/**
 * Removes the lock file of a dead process. The file is renamed first and checked again, because
 * another process may have replaced the lock meanwhile; then the file gets its old name back.
 */
function removeStale(file: string, holder: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another process has already removed the lock file.
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

/**
 * Identifies a process by its id and, where the system reports it, by its start time, because
 * process ids are reused.
 */
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
    // EPERM means that the process is alive but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
