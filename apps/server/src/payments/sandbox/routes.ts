import * as contract from "@suvarna/contract/sandbox";
import { rupees } from "@suvarna/domain/money";
import type { Api } from "../../platform/http/api.ts";
import { handle } from "../../platform/http/handle.ts";
import type { Sandbox } from "./sandbox.ts";

/** The sandbox's payment window: it is opened by whoever has its session, as a gateway's is. */
export function registerSandbox(api: Api, sandbox: Sandbox): void {
  handle(api, contract.getSandboxCheckout, async ({ params }) => {
    const { amount, ...order } = await sandbox.look(params.session);
    return { ...order, amount: rupees(amount) };
  });

  handle(api, contract.chooseSandboxOutcome, async ({ params, body }) =>
    sandbox.choose(params.session, body.choice),
  );
}
