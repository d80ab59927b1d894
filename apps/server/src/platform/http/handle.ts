import type { Endpoint, HandlerInput, Reply, Schema, Served } from "@suvarna/contract/endpoint";
import { ErrorBody } from "@suvarna/contract/error-body";
import { ERROR_STATUSES, type ErrorCode } from "@suvarna/contract/errors";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Actor, type UserActor, VISITOR, type Visitor } from "../act.ts";
import { Refusal } from "../errors.ts";
import { networkOf } from "../limits.ts";
import { API_PREFIX, type Api, type Identity } from "./api.ts";
import { keptRoute } from "./kept-route.ts";
import { API_SECURITY_HEADERS } from "./security-headers.ts";

/** What a handler knows besides its input: who calls, and what else it may answer with. */
export interface Call<E extends Endpoint> {
  readonly user: E["auth"] extends "public" ? null : Identity;
  /** Who makes the changes of this call. */
  readonly actor: E["auth"] extends "public" ? Visitor : UserActor;
  readonly request: FastifyRequest;
  /** Answers with this one of the endpoint's successes; else it is the lowest. */
  answerWith(status: StatusOf<E>): void;
}

type StatusOf<E extends Endpoint> = Extract<keyof E["types"]["replies"], number>;

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: Call<E>,
) => Promise<Reply<E>>;

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8", ...API_SECURITY_HEADERS };

/**
 * Puts an endpoint on the wire: its path, who may call, what goes in (validated, else a 400 that
 * names the field) and what comes out (only what its schema lists).
 */
export function handle<E extends Endpoint>(api: Api, endpoint: Served<E>, run: Handler<E>): void {
  const status = Number(Object.keys(endpoint.replies)[0]);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<Reply<E>> {
    reply.code(status);
    const input = inputOf(endpoint, request) as HandlerInput<E>;
    refuseForeignUser(request);
    if (endpoint.personal) await recordAccess(api, endpoint, request);
    return run(input, {
      user: request.identity as Call<E>["user"],
      actor: actorOf(endpoint, request) as Call<E>["actor"],
      request,
      answerWith: (chosen) => void reply.code(chosen),
    });
  }

  const route: RouteOptions = {
    method: endpoint.method,
    url: API_PREFIX + endpoint.path,
    schema: schemaOf(endpoint),
    ...(endpoint.file ? { bodyLimit: endpoint.file.maxBytes } : {}),
    config: { fieldErrors: endpoint.fieldErrors ?? {} },
    onRequest: [
      ...(endpoint.perMinute ? [limit(api, endpoint, endpoint.perMinute)] : []),
      ...(endpoint.auth === "public" ? [] : [guard(api, endpoint.auth)]),
      ...(endpoint.perMinute && endpoint.auth !== "public"
        ? [limitUser(api, endpoint, endpoint.perMinute)]
        : []),
    ],
    handler: async (request, reply) => {
      // What is one caller's own, or true of this moment only, is kept by no cache on the way.
      reply.header("cache-control", "no-store");
      const body = await answer(request, reply);
      if (endpoint.sends) return reply.type(endpoint.sends).send(body);
      return body === undefined ? reply.send() : body;
    },
  };
  if (endpoint.shared) {
    if (endpoint.auth !== "public") {
      throw new Error(
        `${route.url} can't be shared: kept bytes are sent before anyone asks who calls`,
      );
    }
    Object.assign(
      route,
      keptRoute(
        api,
        ({ params, query }) => `${route.url} ${JSON.stringify([params, query])}`,
        async (request, reply) => {
          const body = reply.serialize(await answer(request, reply));
          return { status: reply.statusCode, headers: JSON_HEADERS, body: String(body) };
        },
      ),
    );
  }
  api.fastify.route(route);
}

/** Who makes the changes of a call. */
function actorOf({ method, path }: Endpoint, { identity, ip }: FastifyRequest): Actor {
  if (!identity) return VISITOR;
  const { role: kind, userId } = identity;
  return { kind, userId, network: networkOf(ip), call: `${method} ${path}` };
}

/** What a handler is given; a file only as one of the types that the endpoint takes. */
function inputOf({ file }: Endpoint, request: FastifyRequest): object {
  if (!file) return request;
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const bytes = request.body;
  if (!file.types.includes(type) || !Buffer.isBuffer(bytes)) throw new Refusal("picture_unusable");
  const { params, query, headers } = request;
  return { params, query, headers, file: { type, bytes } };
}

/** Counts the calls of each address before anything is asked or read. */
function limit({ limits }: Api, { method, path }: Endpoint, perMinute: number) {
  const perAddress = { name: `${method} ${path}`, times: perMinute, seconds: 60 };
  return (request: FastifyRequest) => limits.use(perAddress, networkOf(request.ip));
}

/** The same for who calls: somebody with a session has many addresses for little money. */
function limitUser({ limits }: Api, { method, path }: Endpoint, perMinute: number) {
  const perUser = { name: `${method} ${path} of a user`, times: perMinute, seconds: 60 };
  return ({ identity }: FastifyRequest) => limits.use(perUser, identity?.userId ?? "");
}

/** Lets only the right callers in, before anything of the body is read. */
function guard(api: Api, auth: "user" | "staff") {
  return async (request: FastifyRequest) => {
    const identity = await callerOf(api, request);
    if (!identity) throw new Refusal("unauthenticated");
    if (auth === "staff" && identity.role !== "staff") throw new Refusal("forbidden");
    request.identity = identity;
  };
}

/** Who makes a call, by its bearer token; null for nobody, and for a dead token. */
export async function callerOf(
  { authenticate }: Pick<Api, "authenticate">,
  { headers }: FastifyRequest,
): Promise<Identity | null> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return token ? authenticate(token) : null;
}

/** Before anything is told; when it can't be written down, nothing is. */
async function recordAccess(api: Api, { method, path }: Endpoint, request: FastifyRequest) {
  if (request.identity?.role !== "staff") return;
  const ids = Object.values(request.params as Record<string, string>);
  const subject = ids.length > 0 ? ids.join(" ") : null;
  await api.recordAccess(request.identity.userId, `${method} ${path}`, subject);
}

/** Where a call carries a userId, it must be the token's own user. Checked here, for every call. */
function refuseForeignUser(request: FastifyRequest): void {
  if (!request.identity) return;
  for (const part of [request.params, request.body]) {
    const userId = (part as { userId?: unknown } | null | undefined)?.userId;
    if (userId !== undefined && userId !== request.identity.userId) throw new Refusal("forbidden");
  }
}

const EVERY_CALL: readonly ErrorCode[] = ["bad_request", "internal"];

function schemaOf(endpoint: Served<Endpoint>) {
  const response: Record<number, Schema> = {};
  const refusals = [
    ...EVERY_CALL,
    ...(endpoint.auth === "public" ? [] : (["unauthenticated"] as const)),
    ...(endpoint.auth === "staff" ? (["forbidden"] as const) : []),
    ...(endpoint.perMinute || endpoint.shared ? (["rate_limited"] as const) : []),
    ...endpoint.errors,
    ...Object.values(endpoint.fieldErrors ?? {}),
  ];
  for (const code of refusals) response[ERROR_STATUSES[code]] = ErrorBody;
  for (const [status, schema] of Object.entries(endpoint.replies)) {
    if (schema) response[Number(status)] = schema;
  }
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[1] || "service"],
    ...(endpoint.auth === "public" ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.headers ? { headers: endpoint.headers } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response,
  };
}
