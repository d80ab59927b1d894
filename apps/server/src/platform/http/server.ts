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
import type { TrustedProxies } from "../trusted-proxies.ts";
import type { Identity } from "./api.ts";
import { requireDeclaredAuth } from "./declared-auth.ts";
import { answerBadAddress, answerErrors } from "./error-replies.ts";
import { traceRequests } from "./request-work.ts";
import { sendSecurityHeaders } from "./security-headers.ts";
import { isStorableJson, refuseUnstorableAddresses } from "./storable-text.ts";

declare module "fastify" {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

const BODY_LIMIT = 256 * 1024;

/** The time limits, in milliseconds, within which a request must have arrived. */
export interface RequestTimeLimits {
  /**
   * Within how many milliseconds a request must have arrived with its body. The upload of a picture
   * from a slow phone takes some seconds.
   */
  readonly request: number;
  readonly headers: number;
  /** The interval in milliseconds at which connections are checked against these time limits. */
  readonly checkEvery: number;
}

const REQUEST_TIME_LIMITS: RequestTimeLimits = {
  request: 30_000,
  headers: 15_000,
  checkEvery: 5000,
};
/**
 * The time in milliseconds after which a connection is closed on which nothing was sent or
 * received. No reply takes longer.
 */
const SILENCE_MS = 60_000;
/**
 * The number of requests after which a connection is closed, so that a load balancer can distribute
 * clients again.
 */
const REQUESTS_PER_SOCKET = 1000;

/**
 * Creates the HTTP server with everything that all routes share. The capabilities add their routes.
 */
export async function createServer(options: {
  logLevel: string;
  trustProxy: TrustedProxies;
  /** Receives the log lines, which otherwise go to standard output. */
  logTo?: LogTarget | undefined;
  timeLimits?: RequestTimeLimits;
}): Promise<FastifyInstance> {
  const { request, headers, checkEvery } = options.timeLimits ?? REQUEST_TIME_LIMITS;
  const server = fastify({
    requestTimeout: request,
    http: { headersTimeout: headers, connectionsCheckingInterval: checkEvery },
    connectionTimeout: SILENCE_MS,
    maxRequestsPerSocket: REQUESTS_PER_SOCKET,
    logger: logOptions(options.logLevel, options.logTo),
    trustProxy: believed(options.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => newId(),
    // The shop logs one line for each reply (`logRequests`) instead of Fastify's two lines.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, querystringParser: readQuery },
    frameworkErrors: answerBadAddress,
    // On shutdown, running requests are completed and idle connections are closed.
    forceCloseConnections: "idle",
    return503OnClosing: true,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.decorateRequest("identity", null);
  traceRequests(server);
  requireDeclaredAuth(server);
  refuseUnstorableAddresses(server);
  readJson(server);
  // An uploaded picture is read as raw bytes. Each route that accepts pictures declares its size
  // limit.
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

/**
 * Decides which entries of `X-Forwarded-For` are believed. The header is read from the right for as
 * long as the senders are known proxies. When every sender is trusted, only the last entry counts,
 * because a visitor can forge the entries further left.
 */
function believed(proxies: TrustedProxies) {
  return proxies === true ? (_address: string, hop: number) => hop === 0 : proxies && [...proxies];
}

/**
 * Ignores parameters without a value, because a form without JavaScript also sends its empty
 * fields.
 */
function readQuery(text: string) {
  return Object.fromEntries(Object.entries(parse(text)).filter(([, value]) => value !== ""));
}

/**
 * Accepts an empty body with the content type JSON, because some clients always send that header,
 * for example at logout.
 */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else if (!isStorableJson(String(body))) done(new Refusal("bad_request"));
    else void parse(request, body as string, done);
  });
}

/**
 * Logs one line for each reply with the request's id. Health checks are logged only when they fail.
 */
function logRequests(server: FastifyInstance): void {
  server.addHook("onResponse", async (request, reply) => {
    const level = request.routeOptions.config.quiet && reply.statusCode < 500 ? "debug" : "info";
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, "answered");
  });
}
