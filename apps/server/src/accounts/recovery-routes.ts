import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/identity/calls";
import * as schemas from "@suvarna/contract/identity/schemas";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Accounts } from "./accounts.ts";
import { askRecovery, mailRecovery, RECOVER, resetPassword } from "./recovery.ts";
import { resendVerification, verifyEmail } from "./verification.ts";

const endpoints = pair(calls, schemas);

/** The ways that lead over the e-mail address: a forgotten password, and showing it is one's own. */
export function registerRecovery(api: Api, accounts: Accounts): void {
  const { jobs } = accounts;
  jobs.work(RECOVER, (asked) => mailRecovery(accounts, asked));

  handle(api, endpoints.forgotPassword, async ({ body }) => {
    await askRecovery(accounts, body.email);
    return { message: schemas.FORGOT_PASSWORD_ANSWER };
  });

  handle(api, endpoints.resetPassword, async ({ body }) => {
    const removed = await resetPassword(accounts, body);
    return { message: "Your password is changed. Please log in.", removed };
  });

  handle(api, endpoints.sendVerification, async (_input, { actor }) => {
    await resendVerification(accounts, actor);
    return { message: "The letter is on its way." };
  });

  handle(api, endpoints.verifyEmail, async ({ body }) => {
    await verifyEmail(accounts, body.token);
    return { message: "Your e-mail address is confirmed." };
  });
}
