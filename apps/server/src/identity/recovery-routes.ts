import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/identity/calls";
import * as schemas from "@suvarna/contract/identity/schemas";
import type { Api } from "../platform/http/api.ts";
import { callerOf, handle } from "../platform/http/handle.ts";
import { askRecovery, mailRecovery, RECOVER, resetPassword } from "./recovery.ts";
import { resendVerification, verifyEmail } from "./verification.ts";
import type { WaysToSignIn } from "./ways-to-sign-in.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls for recovering a password and for confirming an e-mail address. */
export function registerRecovery(api: Api, signIn: WaysToSignIn): void {
  const { jobs } = signIn;
  jobs.work(RECOVER, (recovery) => mailRecovery(signIn, recovery));

  handle(api, endpoints.forgotPassword, async ({ body: { email }, headers }, call) => {
    const deviceId = await signIn.findDevice(headers["device-mark"], { email });
    await askRecovery(signIn, call.actor, { email, address: call.request.ip, deviceId });
    return { message: schemas.FORGOT_PASSWORD_ANSWER };
  });

  handle(api, endpoints.resetPassword, async ({ body }) => {
    const removed = await resetPassword(signIn, body);
    return { message: "Your password is changed. Please log in.", removed };
  });

  handle(api, endpoints.sendVerification, async (_input, { actor }) => {
    await resendVerification(signIn, actor);
    return { message: "The letter is on its way." };
  });

  handle(api, endpoints.verifyEmail, async ({ body }, { request }) => {
    const caller = await callerOf(signIn, request);
    await verifyEmail(signIn, caller, body);
    return { message: "Your e-mail address is confirmed." };
  });
}
