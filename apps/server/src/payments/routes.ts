import type { FastifyInstance } from "fastify";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { PUBLIC } from "../platform/http/declared-auth.ts";
import { type MoneyDeskParts, registerMoneyDesk } from "./desk-routes.ts";
import { SignatureError } from "./gateway.ts";
import type { Payments } from "./payments.ts";
import { webhookPath } from "./webhook-path.ts";

/** A message is a few kilobytes. */
const BODY_LIMIT = 128 * 1024;

/** The gateways' messages, what staff see of refunds, and the window of the sandbox where there is one. */
export async function registerPayments(
  api: Api,
  parts: MoneyDeskParts & { readonly payments: Payments },
): Promise<void> {
  const { payments } = parts;
  registerMoneyDesk(api, parts);
  if (payments.sandbox) {
    const { registerSandbox } = await import("./sandbox/routes.ts");
    registerSandbox(api, payments.sandbox);
  }
  api.fastify.register(async (scope) => hearWebhooks(scope, payments));
}

/** A signature is over the bytes as they came, so nothing parses them before it is checked. */
function hearWebhooks(scope: FastifyInstance, payments: Payments): void {
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
          await payments.hear(gateway, raw, request.headers);
        } catch (error) {
          if (error instanceof SignatureError) throw new Refusal("signature_wrong");
          throw error;
        }
        return { message: "Received" };
      },
    );
  }
}
