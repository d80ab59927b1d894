import { parse } from "node:querystring";
import swagger from "@fastify/swagger";
import websocket from "@fastify/websocket";
import { type FastifyInstance, fastify, LogController } from "fastify";
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import { Refusal } from "../errors.ts";
import { newId } from "../ids.ts";
import { type LogTarget, logOptions } from "../log.ts";
import type { Identity } from "./api.ts";
import { requireDeclaredAuth } from "./declared-auth.ts";
import { answerBadAddress, answerErrors } from "./error-replies.ts";
import { sendSecurityHeaders } from "./security-headers.ts";
import { isStorableJson, refuseUnstorableAddresses } from "./storable-text.ts";

declare module "fastify" {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

const BODY_LIMIT = 256 * 1024;

/** The HTTP server with what every route stands on; routes are added by the capabilities. */
export async function createServer(options: {
  logLevel: string;
  trustProxy: boolean;
  /** Takes the lines of the log in place of standard output. */
  logTo?: LogTarget | undefined;
}): Promise<FastifyInstance> {
  const server = fastify({
    logger: logOptions(options.logLevel, options.logTo),
    // One proxy: what stands further left in the header a visitor may have written.
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: BODY_LIMIT,
    genReqId: () => newId(),
    // One line an answer, below, in place of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, querystringParser: readQuery },
    frameworkErrors: answerBadAddress,
    // A shop that stops answers what has begun, then closes; idle connections don't hold it up.
    forceCloseConnections: "idle",
    return503OnClosing: true,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.decorateRequest("identity", null);
  requireDeclaredAuth(server);
  refuseUnstorableAddresses(server);
  readJson(server);
  // A picture that is sent as it is, to a route that takes one; each says how large it may be.
  server.addContentTypeParser(/^image\//, { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  sendSecurityHeaders(server);
  logRequests(server);
  await server.register(websocket, { options: { maxPayload: 4096 } });
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Suvarna", version: "1" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform: jsonSchemaTransform,
  });
  answerErrors(server);
  return server;
}

/** A form without JavaScript sends its empty fields too: a parameter without a value is none. */
function readQuery(text: string) {
  return Object.fromEntries(Object.entries(parse(text)).filter(([, value]) => value !== ""));
}

/** Clients that always say "JSON" send nothing with it at times (logout, for one). */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else if (!isStorableJson(String(body))) done(new Refusal("bad_request"));
    else void parse(request, body as string, done);
  });
}

/** One line for each answer, with the request's id; health checks only when something is wrong. */
function logRequests(server: FastifyInstance): void {
  server.addHook("onResponse", async (request, reply) => {
    const level = request.routeOptions.config.quiet && reply.statusCode < 500 ? "debug" : "info";
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, "answered");
  });
}
