import type { FastifyInstance } from "fastify";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { PUBLIC } from "../platform/http/declared-auth.ts";
import { type MoneyDeskDependencies, registerMoneyDesk } from "./desk-routes.ts";
import { SignatureError } from "./gateway.ts";
import type { Payments } from "./payments.ts";
import { webhookPath } from "./webhook-path.ts";

/** The largest body of a webhook in bytes. A real webhook has a few kilobytes. */
const BODY_LIMIT = 128 * 1024;

/**
 * Registers the webhooks of the gateways, staff's calls about refunds, and the sandbox's payment
 * window if there is a sandbox.
 */
export async function registerPayments(
  api: Api,
  dependencies: MoneyDeskDependencies & { readonly payments: Payments },
): Promise<void> {
  const { payments } = dependencies;
  registerMoneyDesk(api, dependencies);
  if (payments.sandbox) {
    const { registerSandbox } = await import("./sandbox/routes.ts");
    registerSandbox(api, payments.sandbox);
  }
  api.fastify.register(async (scope) => registerWebhooks(scope, payments));
}

/**
 * The signature covers the raw bytes of the body, so the body is not parsed before the signature is
 * checked.
 */
function registerWebhooks(scope: FastifyInstance, payments: Payments): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  for (const gateway of payments.gateways) {
    scope.post(
      webhookPath(gateway),
      {
        bodyLimit: BODY_LIMIT,
        config: PUBLIC,
        schema: {
          summary: `${gateway} tells what became of a payment; signed over the raw body`,
          tags: ["payments"],
        },
      },
      async (request) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          await payments.receiveWebhook(gateway, raw, request.headers);
        } catch (error) {
          if (error instanceof SignatureError) throw new Refusal("signature_wrong");
          throw error;
        }
        return { message: "Received" };
      },
    );
  }
}
