import type { Config } from "../platform/config.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { BackupObjects } from "./backup.ts";
import { registerOperatorBackup } from "./operator-route.ts";

interface PluginDependencies extends CapabilityServices {
  readonly config: Config;
  readonly lastingObjects: BackupObjects;
}

/**
 * Registers the backup of a running embedded database. A database on a server is read by the backup
 * command itself.
 */
export const copies: Plugin<PluginDependencies> = {
  name: "copies",
  async register({ api, app, config: { dataDir }, lastingObjects: objects }) {
    if (app.database.engine !== "pglite") return;
    await registerOperatorBackup(api.fastify, { app, dataDir, objects });
  },
};
