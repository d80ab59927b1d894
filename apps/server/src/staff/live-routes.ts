import { STAFF_SOCKET_PATH } from "@suvarna/contract/staff/constants";
import type { App } from "../platform/act.ts";
import type { Draining } from "../platform/draining.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api, Authenticate } from "../platform/http/api.ts";
import { hasAllowedOrigin, refuseUpgrade } from "../platform/http/upgrades.ts";
import { networkOf } from "../platform/limits.ts";
import { createPresence } from "./presence.ts";
import { sharePresence } from "./share-presence.ts";
import { createStaffHints } from "./staff-hints.ts";
import { nameStaff } from "./staff-names.ts";
import { createStaffSocket } from "./staff-socket.ts";

/** After how many seconds a client may try again that was refused because there were too many. */
const RETRY_SECONDS = 60;

export interface LiveRouteDependencies {
  readonly app: App;
  readonly publicUrl: string;
  /** Identifies the user of a token without counting a use of the session. */
  readonly look: Authenticate;
  readonly draining: Pick<Draining, "onBegin">;
}

/** Registers the WebSocket that sends the back office the changes of other people. */
export function registerLive(
  { fastify, limits }: Api,
  { app, publicUrl, look, draining }: LiveRouteDependencies,
): void {
  const presence = createPresence(() => app.clock().getTime());
  const socket = createStaffSocket({
    look,
    nameOf: async (id) => (await nameStaff(app.database.db, [id]))(id).name ?? "",
    presence,
    moved: (at) => shared.report(at),
  });
  draining.onBegin(socket.leave);
  const shared = sharePresence(app.database, fastify.log, presence, socket.sendPresence);
  const hints = createStaffHints(app.database, fastify.log, socket.send);
  app.outbox.onCommit(hints.note);
  fastify.get(
    STAFF_SOCKET_PATH,
    {
      websocket: true,
      schema: { hide: true },
      config: { acceptsSockets: true },
      onRequest: async (request, reply) => {
        if (!hasAllowedOrigin(request, [publicUrl])) {
          await refuseUpgrade(limits, request, "forbidden");
        }
        if (socket.hasRoomFor(networkOf(request.ip))) return;
        reply.header("retry-after", RETRY_SECONDS);
        throw new Refusal("rate_limited");
      },
    },
    (client, request) => socket.join(client, networkOf(request.ip)),
  );
  fastify.addHook("onReady", async () => {
    await hints.start();
    await shared.start();
  });
  fastify.addHook("preClose", async () => {
    hints.stop();
    shared.stop();
    await socket.close();
  });
}
