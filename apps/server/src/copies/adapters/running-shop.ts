import type { Config } from "../../platform/config.ts";
import { StartError } from "../../platform/errors.ts";
import type { BackupReport } from "../backup.ts";
import { BACKUP_PATH, readOperatorToken } from "../operator-token.ts";

const EVERYWHERE = ["0.0.0.0", "::"];

/**
 * Asks the shop that runs on this machine to write a backup of its embedded database.
 * @returns its report; null when no shop runs
 * @throws StartError when the shop could not write the file
 */
export async function backUpRunningShop(
  { dataDir, host, port }: Pick<Config, "dataDir" | "host" | "port">,
  file: string,
): Promise<BackupReport | null> {
  const token = await readOperatorToken(dataDir);
  if (token === null) return null;
  const at = EVERYWHERE.includes(host) ? "127.0.0.1" : host;
  const answer = await fetch(`http://${at}:${port}${BACKUP_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ file }),
  }).catch(() => null);
  if (answer === null) return null;
  if (!answer.ok) throw new StartError(`The running shop could not write ${file}: see its log.`);
  return (await answer.json()) as BackupReport;
}
