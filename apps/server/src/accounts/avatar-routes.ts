import * as calls from "@suvarna/contract/accounts/calls";
import * as schemas from "@suvarna/contract/accounts/schemas";
import { pair } from "@suvarna/contract/endpoint";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { AccountsDependencies } from "./accounts.ts";
import { dropAvatars, findAvatar, removeAvatar, setAvatar } from "./avatars.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls for a user's profile picture. */
export function registerAvatars(api: Api, accounts: AccountsDependencies): void {
  const { app, avatarFiles, makePortrait } = accounts;
  const { profiles } = accounts.signIn;
  dropAvatars(accounts);

  handle(api, endpoints.putAvatar, async ({ file }, { user, actor }) => {
    await setAvatar(accounts, actor, user.userId, await makePortrait(file));
    return profiles.describe(user.userId);
  });

  handle(api, endpoints.deleteAvatar, async (_input, { user, actor }) => {
    await removeAvatar(accounts, actor, user.userId);
    return profiles.describe(user.userId);
  });

  const quiet = { schema: { hide: true }, config: { quiet: true } };
  api.fastify.get<{ Params: { file: string } }>("/avatars/:file", quiet, async (request, reply) => {
    const webp = await findAvatar(app.database.db, avatarFiles, request.params.file);
    if (!webp) throw new Refusal("not_found");
    // The reply must not be stored, because only the owner of the picture is told its address, and
    // other people may use the same computer.
    reply.header("cache-control", "no-store");
    reply.header("content-disposition", 'inline; filename="portrait.webp"');
    return reply.type("image/webp").send(webp);
  });
}
