import { pair } from "@suvarna/contract/endpoint";
import * as schemas from "@suvarna/contract/identity/factor-schemas";
import * as factorCalls from "@suvarna/contract/identity/factors";
import * as loginCalls from "@suvarna/contract/identity/second-factor";
import * as staffCalls from "@suvarna/contract/identity/staff";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { answerFactor, logInByPasskey, startPasskeyLogin } from "./answer-factor.ts";
import { originOf } from "./login-origin.ts";
import {
  addPasskey,
  addTotp,
  describeFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from "./manage-factors.ts";
import { proveSession, startProof } from "./prove-session.ts";
import type { WaysToSignIn } from "./ways-to-sign-in.ts";

const logins = pair(loginCalls, schemas);
const endpoints = pair(factorCalls, schemas);
const staff = pair(staffCalls, schemas);

/**
 * Registers the calls for logging in by a second factor, and for giving fresh proof of a session.
 */
export function registerFactorLogins(api: Api, signIn: WaysToSignIn): void {
  const { app, passkeys } = signIn;

  handle(api, logins.answerFactor, async ({ body }, { request }) => {
    const sender = { ...originOf(request), address: request.ip };
    return signIn.describeSession(await answerFactor(signIn, body, sender));
  });

  handle(api, logins.startPasskeyLogin, async () => {
    const { challenge, nonce } = await startPasskeyLogin(app);
    return { challenge, passkey: { ...(await passkeys.requestOptions(nonce)) } };
  });

  handle(api, logins.logInByPasskey, async ({ body }, { request }) => {
    return signIn.describeSession(await logInByPasskey(signIn, body, originOf(request)));
  });

  handle(api, endpoints.startProof, (_input, { user, actor }) => startProof(signIn, actor, user));

  for (const endpoint of [endpoints.prove, staff.proveStaff]) {
    handle(api, endpoint, async ({ body }, { user, actor, request }) => {
      const freshUntil = await proveSession(signIn, actor, user, body, request.ip);
      return { freshUntil: freshUntil.toISOString() };
    });
  }
}

/** Registers the calls for a user's second factors. */
export function registerFactors(api: Api, signIn: WaysToSignIn): void {
  handle(api, endpoints.listFactors, (_input, { user }) => describeFactors(signIn, user));

  handle(api, endpoints.startTotp, (_input, { actor }) => startTotp(signIn, actor));

  handle(api, endpoints.addTotp, ({ body }, { user, actor }) => addTotp(signIn, actor, user, body));

  handle(api, endpoints.startPasskey, (_input, { actor }) => startPasskey(signIn, actor));

  handle(api, endpoints.addPasskey, ({ body }, { user, actor }) =>
    addPasskey(signIn, actor, user, body),
  );

  handle(api, endpoints.renameFactor, ({ params: { id }, body: { name } }, { actor }) =>
    renameFactor(signIn, actor, { id, name }),
  );

  handle(api, endpoints.removeFactor, async ({ params }, { actor }) => {
    await removeFactor(signIn, actor, params.id);
    return undefined;
  });

  handle(api, endpoints.renewRecoveryCodes, async (_input, { actor }) => ({
    recoveryCodes: await renewRecoveryCodes(signIn, actor),
  }));
}
