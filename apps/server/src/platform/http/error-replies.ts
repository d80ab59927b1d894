import type { Endpoint } from "@suvarna/contract/endpoint";
import type { ErrorBody } from "@suvarna/contract/error-body";
import { ERROR_STATUSES, type ErrorCode } from "@suvarna/contract/errors";
import { ERROR_WORDS } from "@suvarna/words/en/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway, RETRY_DATABASE_S } from "../database-away.ts";
import { Refusal } from "../errors.ts";
import { API_PREFIX } from "./api.ts";
import { PUBLIC } from "./declared-auth.ts";
import { API_SECURITY_HEADERS } from "./security-headers.ts";

type FieldErrors = NonNullable<Endpoint["fieldErrors"]>;

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Error codes for single fields of the endpoint; undefined for routes that are not endpoints.
     */
    fieldErrors?: FieldErrors;
  }
}

/**
 * Sends every error in the shape of the contract, with the right status and without internal
 * details.
 */
export function answerErrors(fastify: FastifyInstance): void {
  fastify.decorateRequest("refusal", null);
  fastify.setErrorHandler((thrown: FastifyError | Refusal, request, reply) => {
    const isFailed = !(thrown instanceof Refusal) && isDatabaseAway(thrown);
    const error = isFailed ? databaseAway() : thrown;
    const { status, body } = answerTo(error, request.routeOptions.config.fieldErrors ?? {});
    request.refusal = body.code;
    const isFailure = status >= 500;
    if (isFailure) request.log.error({ err: thrown }, "request failed");
    if (error instanceof Refusal && error.retryAfterS) {
      reply.header("retry-after", error.retryAfterS);
    }
    reply.code(status).type("application/json; charset=utf-8").serializer(JSON.stringify);
    // Staff tell this id to the operator, who finds the request by it in the log.
    return reply.send(isFailure ? { ...body, requestId: request.id } : body);
  });
  // Some caches keep a 404 for minutes unless a header forbids it.
  fastify.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode >= 400 && !reply.hasHeader("cache-control")) {
      reply.header("cache-control", "no-store");
    }
  });
  // Unknown addresses below the API prefix must not reach the route of the pages.
  fastify.all(`${API_PREFIX}/*`, { schema: { hide: true }, config: PUBLIC }, notFound);
  fastify.setNotFoundHandler(notFound);
}

/** The refusal of a request that has changed nothing and may succeed as soon as the database answers again. */
function databaseAway(): Refusal {
  return new Refusal("unavailable", { retryAfterS: RETRY_DATABASE_S });
}

function notFound(): never {
  throw new Refusal("not_found");
}

/**
 * Answers a request whose address can't be decoded (`/%zz`). Such a request reaches no route and no
 * hook.
 */
export function answerBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = refuse("bad_request");
  reply
    .code(status)
    .headers({ ...API_SECURITY_HEADERS, "cache-control": "no-store" })
    .send(body);
}

function answerTo(
  error: FastifyError | Refusal,
  fieldErrors: FieldErrors,
): { status: number; body: ErrorBody } {
  if (error instanceof Refusal) {
    const { code, message, fields, extra, status } = error;
    return { status, body: { message, code, ...(fields ? { fields } : {}), ...extra } };
  }
  if (error.validation) return refuseInput(fieldsOf(error), fieldErrors);
  switch (error.statusCode) {
    case 413:
      return refuse("too_large");
    case 404:
      return refuse("not_found");
    default:
      return error.statusCode && error.statusCode < 500
        ? refuse("bad_request")
        : refuse("internal");
  }
}

/**
 * Builds the reply to an invalid request: the message is that of the first validation error, and
 * the code is that of the invalid field where the endpoint declares one.
 */
function refuseInput(fields: Record<string, string>, fieldErrors: FieldErrors) {
  const first = Object.keys(fields)[0]?.split(".")[0] ?? "";
  return refuse(fieldErrors[first] ?? "bad_request", fields);
}

function refuse(code: ErrorCode, fields?: Record<string, string>) {
  const message = fields ? Object.values(fields)[0] : undefined;
  return {
    status: ERROR_STATUSES[code],
    body: { message: message ?? ERROR_WORDS[code], code, ...(fields ? { fields } : {}) },
  };
}

/** The first validation error of each field, by its path, such as `shippingAddress.pincode`. */
function fieldsOf({ validation = [], validationContext }: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation) {
    const steps = instancePath.slice(1).split("/");
    // A query parameter is reported under its own name, even if it has a list of values.
    const path = validationContext === "querystring" ? steps[0] : steps.join(".");
    // The error of a missing body has no path, so it belongs to no field.
    if (path) fields[path] ??= message ?? ERROR_WORDS.bad_request;
  }
  return fields;
}
