import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../../platform/config.ts";
import { StartError } from "../../platform/errors.ts";
import type { BackupReport } from "../backup.ts";
import { BACKUP_PATH, type BackupProgress, readOperatorToken } from "../operator-token.ts";

const EVERYWHERE = ["0.0.0.0", "::"];
const ASK_EVERY_MS = 500;

/**
 * Asks the shop that runs on this machine to write a backup of its embedded database, and waits
 * until the backup has ended, however long it takes.
 * @returns the report of the backup; null when no shop runs
 * @throws StartError when the shop could not write the file, or is writing another backup
 */
export async function backUpRunningShop(
  { dataDir, host, port }: Pick<Config, "dataDir" | "host" | "port">,
  file: string,
): Promise<BackupReport | null> {
  const token = await readOperatorToken(dataDir);
  if (token === null) return null;
  const address = `http://${reachable(host)}:${port}${BACKUP_PATH}`;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const begun = await fetch(address, {
    method: "POST",
    headers,
    body: JSON.stringify({ file }),
  }).catch((cause: unknown) => {
    if (isRefused(cause)) return null;
    throw new StartError("The shop on this machine does not answer.");
  });
  if (begun === null) return null;
  if (begun.status === 409) throw new StartError("The shop is writing another backup.");
  if (begun.status !== 202) {
    throw new StartError(`Port ${port} belongs to another shop than that of ${dataDir}.`);
  }
  for (;;) {
    await pause(ASK_EVERY_MS);
    const answer = await fetch(address, { headers }).catch(() => null);
    if (!answer?.ok) throw new StartError("The shop has ended during the backup.");
    const progress = (await answer.json()) as BackupProgress;
    if (progress.state === "done") return progress;
    if (progress.state !== "running") {
      throw new StartError(`The shop could not write ${file}: see its log.`);
    }
  }
}

/** The host name by which this machine reaches a server that listens on `host`. */
function reachable(host: string): string {
  if (EVERYWHERE.includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function isRefused(cause: unknown): boolean {
  return ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code === "ECONNREFUSED";
}
