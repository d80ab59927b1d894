import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackupReport } from "./backup.ts";

/** The address at which a command on this machine asks the running shop for a backup. */
export const BACKUP_PATH = "/operator/backup";

/** The state of the running shop's last backup. */
export type BackupProgress =
  | { readonly state: "none" | "running" | "failed" }
  | ({ readonly state: "done" } & BackupReport);

const tokenFile = (dataDir: string) => join(dataDir, "operator-token");

/**
 * Creates the token by which a command proves that it may read the shop's folder. Each start of the
 * shop creates a new token.
 */
export async function makeOperatorToken(dataDir: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await mkdir(dataDir, { recursive: true });
  await writeFile(tokenFile(dataDir), token, { mode: 0o600 });
  return token;
}

/**
 * Reads the token of the shop that runs on a folder, or ran there last; null when none ever ran
 * there.
 */
export function readOperatorToken(dataDir: string): Promise<string | null> {
  return readFile(tokenFile(dataDir), "utf8").catch(() => null);
}
