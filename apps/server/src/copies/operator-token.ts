import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackupReport } from "./backup.ts";

/** The address at which a command on this machine asks the running shop for a backup. */
export const BACKUP_PATH = "/operator/backup";

/** How far the last backup of the running shop is. */
export type BackupProgress =
  | { readonly state: "none" | "running" | "failed" }
  | ({ readonly state: "done" } & BackupReport);

const tokenFile = (dataDir: string) => join(dataDir, "operator-token");

/** Makes the token by which a command proves that it may read the shop's folder. It is new at each start. */
export async function makeOperatorToken(dataDir: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await mkdir(dataDir, { recursive: true });
  await writeFile(tokenFile(dataDir), token, { mode: 0o600 });
  return token;
}

/** The token of the shop that runs on a folder, or ran last; null when none ever did. */
export function readOperatorToken(dataDir: string): Promise<string | null> {
  return readFile(tokenFile(dataDir), "utf8").catch(() => null);
}
