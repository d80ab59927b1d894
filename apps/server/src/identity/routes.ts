import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/identity/calls";
import * as schemas from "@suvarna/contract/identity/schemas";
import * as sessionCalls from "@suvarna/contract/identity/sessions";
import { act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { endAllLogins, endLogin, findPasswordHash, listLogins } from "./access.ts";
import { changePassword } from "./change-password.ts";
import { countLogin } from "./count-tries.ts";
import { hasFactor } from "./factors.ts";
import { originOf } from "./login-origin.ts";
import { endSession } from "./sessions.ts";
import { signInByPassword } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import type { WaysToSignIn } from "./ways-to-sign-in.ts";

const endpoints = pair(calls, schemas);
const sessionEndpoints = pair(sessionCalls, schemas);

/**
 * Registers the calls for signing up, logging in by a password, logging out, and a user's sessions.
 */
export function registerPasswords(api: Api, signIn: WaysToSignIn): void {
  const { app, limits, profiles } = signIn;
  const { clock } = app;
  const { db } = app.database;

  handle(api, endpoints.signup, async ({ body }, { actor, request }) => {
    const userId = await signUp(signIn, actor, body, request.ip);
    return { message: "Signup successful!", user: await profiles.describe(userId) };
  });

  handle(api, endpoints.login, async ({ body, headers }, { request }) => {
    const { email } = body;
    const deviceId = await signIn.findDevice(headers["device-mark"], { email });
    const counted = await countLogin(limits, { email, address: request.ip, deviceId });
    const session = await signInByPassword(signIn, body, originOf(request));
    if (!session) {
      const { triesLeft } = counted;
      throw new Refusal("credentials_wrong", { extra: { triesLeft } });
    }
    await counted.forget();
    return signIn.describe(session);
  });

  handle(api, sessionEndpoints.logout, async (_input, { user }) => {
    await endSession(app.database.autocommit, user.token);
    return undefined;
  });

  handle(api, sessionEndpoints.getAccess, async (_input, { user }) => ({
    hasPassword: (await findPasswordHash(db, user.userId)) !== null,
    logins: await listLogins(db, signIn.sessions, user, clock()),
  }));

  handle(api, sessionEndpoints.endLogin, async ({ params }, { actor }) => {
    await act(app, actor, (act) => endLogin(act, actor.userId, params.id));
    return undefined;
  });

  handle(api, sessionEndpoints.logoutEverywhere, async (_input, { actor }) => {
    await act(app, actor, async ({ tx, record }) => {
      record({ what: "account.login_ended", subject: actor.userId });
      await endAllLogins(tx, actor.userId);
    });
    return undefined;
  });

  handle(api, endpoints.changePassword, async ({ body }, { user, actor, request }) => {
    // A new session counts as fresh proof, so an account with a second factor needs fresh proof
    // before it changes its password.
    const isGuarded = user.role === "staff" || (await hasFactor(db, user.userId));
    if (isGuarded && !user.hasFreshProof) throw new Refusal("fresh_proof_needed");
    await changePassword(signIn, actor, body);
    return signIn.replaceSession(user, originOf(request));
  });
}
