import type { Endpoint } from "@suvarna/contract/endpoint";
import type { ErrorBody } from "@suvarna/contract/error-body";
import { ERROR_STATUSES, type ErrorCode } from "@suvarna/contract/errors";
import { ERROR_WORDS } from "@suvarna/words/en/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../errors.ts";
import { API_PREFIX } from "./api.ts";
import { API_SECURITY_HEADERS } from "./security-headers.ts";

type FieldErrors = NonNullable<Endpoint["fieldErrors"]>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The codes of the endpoint's fields; none on routes that are no endpoint. */
    fieldErrors?: FieldErrors;
  }
}

/** Every error leaves in the contract's shape, with a true status and no internal word. */
export function answerErrors(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { status, body } = answerTo(error, request.routeOptions.config.fieldErrors ?? {});
    if (status >= 500) request.log.error({ err: error }, "request failed");
    if (error instanceof Refusal && error.retryAfterS) {
      reply.header("retry-after", error.retryAfterS);
    }
    reply.code(status).type("application/json; charset=utf-8").serializer(JSON.stringify);
    return reply.send(body);
  });
  // Also where the pages' own route would answer.
  fastify.all(`${API_PREFIX}/*`, { schema: { hide: true } }, notFound);
  fastify.setNotFoundHandler(notFound);
}

function notFound(): never {
  throw new Refusal("not_found");
}

/** Answers an address that can't be read at all (`/%zz`): no route and no hook ever sees it. */
export function answerBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = refuse("bad_request");
  reply.code(status).headers(API_SECURITY_HEADERS).send(body);
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

/** The first complaint makes the message, and the code where its field has one of its own. */
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

/** The first complaint on each field, by its path: `shippingAddress.pincode`. */
function fieldsOf({ validation = [], validationContext }: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation) {
    const steps = instancePath.slice(1).split("/");
    // A parameter of a query is one word, also when it lists several values.
    const path = validationContext === "querystring" ? steps[0] : steps.join(".");
    // A body that is missing altogether has no path.
    if (path) fields[path] ??= message ?? ERROR_WORDS.bad_request;
  }
  return fields;
}
