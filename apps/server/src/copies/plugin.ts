import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import type { Ground, Plugin } from "../platform/plugin.ts";
import { registerOperatorBackup } from "./operator-route.ts";

/** Backups of the running embedded database; a server's database is read by the command itself. */
export const copies: Plugin<Ground & { readonly config: Config }> = {
  name: "copies",
  async register({ api, app, config: { dataDir } }) {
    if (app.database.engine !== "pglite") return;
    const pictures = join(dataDir, "pictures");
    await registerOperatorBackup(api.fastify, { app, dataDir, pictures });
  },
};
