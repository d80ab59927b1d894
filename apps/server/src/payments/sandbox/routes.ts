import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/payments/calls";
import * as schemas from "@suvarna/contract/payments/schemas";
import { rupees } from "@suvarna/domain/money";
import type { Api } from "../../platform/http/api.ts";
import { handle } from "../../platform/http/handle.ts";
import type { Sandbox } from "./sandbox.ts";

const endpoints = pair(calls, schemas);

/**
 * Registers the calls of the sandbox's payment window. Anybody with its session id can open the
 * window, as with a real gateway.
 */
export function registerSandbox(api: Api, sandbox: Sandbox): void {
  handle(api, endpoints.getSandboxCheckout, async ({ params }) => {
    const { amount, ...order } = await sandbox.look(params.session);
    return { ...order, amount: rupees(amount) };
  });

  handle(api, endpoints.chooseSandboxOutcome, async ({ params, body }) =>
    sandbox.choose(params.session, body.choice),
  );
}
