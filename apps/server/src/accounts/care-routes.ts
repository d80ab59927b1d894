import * as accountsCalls from "@suvarna/contract/accounts/calls";
import * as accountsSchemas from "@suvarna/contract/accounts/schemas";
import { pair } from "@suvarna/contract/endpoint";
import * as identityCalls from "@suvarna/contract/identity/calls";
import * as identitySchemas from "@suvarna/contract/identity/schemas";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { endAllLogins, endLogin, findPasswordHash, listLogins } from "./access.ts";
import type { Accounts } from "./accounts.ts";
import { dropAvatars, findAvatar, removeAvatar, setAvatar } from "./avatars.ts";
import { changePassword } from "./change-password.ts";
import { sendPhoneCode } from "./send-phone-code.ts";
import { provePhone } from "./update-user.ts";

const identityEndpoints = pair(identityCalls, identitySchemas);
const accountsEndpoints = pair(accountsCalls, accountsSchemas);

const YEAR_SECONDS = 31_536_000;

/** How a user cares for the account: where one is logged in, the password, the picture. */
export function registerAccountCare(api: Api, accounts: Accounts): void {
  const { app, bucket, describeUser, makePortrait, openSession } = accounts;
  const { clock } = app;
  const { db } = app.database;
  dropAvatars(accounts);

  handle(api, identityEndpoints.getAccess, async (_input, { user }) => ({
    hasPassword: (await findPasswordHash(db, user.userId)) !== null,
    logins: await listLogins(db, user, clock()),
  }));

  handle(api, identityEndpoints.endLogin, async ({ params }, { user }) => {
    await endLogin(db, user.userId, params.id);
    return undefined;
  });

  handle(api, identityEndpoints.logoutEverywhere, async (_input, { user }) => {
    await endAllLogins(db, user.userId);
    return undefined;
  });

  handle(api, identityEndpoints.changePassword, async ({ body }, { user, actor, request }) => {
    await changePassword(accounts, actor, body);
    return openSession(user.userId, request.headers["user-agent"]);
  });

  handle(api, accountsEndpoints.putAvatar, async ({ file }, { user, actor }) => {
    await setAvatar(accounts, actor, user.userId, await makePortrait(file));
    return describeUser(user.userId);
  });

  handle(api, accountsEndpoints.deleteAvatar, async (_input, { user, actor }) => {
    await removeAvatar(accounts, actor, user.userId);
    return describeUser(user.userId);
  });

  handle(api, identityEndpoints.sendPhoneProof, async ({ body: { phone } }, { request }) => {
    const asked = { purpose: "change-phone", phone, address: request.ip } as const;
    const resendSeconds = await sendPhoneCode(accounts.codes, asked);
    return { message: "OTP sent to your phone", resendSeconds };
  });

  handle(api, identityEndpoints.provePhone, async ({ body: { phone, otp } }, { user, actor }) => {
    await provePhone(accounts, actor, user, { phone, code: otp });
    return describeUser(user.userId);
  });

  const quiet = { schema: { hide: true }, config: { quiet: true } };
  api.fastify.get<{ Params: { file: string } }>("/avatars/:file", quiet, async (request, reply) => {
    const webp = await findAvatar(db, bucket, request.params.file);
    if (!webp) throw new Refusal("not_found");
    // A changed picture has another address; nobody but its owner is told of this one.
    reply.header("cache-control", `private, max-age=${YEAR_SECONDS}, immutable`);
    return reply.type("image/webp").send(webp);
  });
}
