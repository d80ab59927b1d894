import type { Readable } from "node:stream";
import type {
  Auth,
  Endpoint,
  HandlerInput,
  Reply,
  TypedEndpoint,
} from "@suvarna/contract/endpoint";
import { may } from "@suvarna/domain/staff/permission";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Actor, type UserActor, VISITOR, type Visitor } from "../act.ts";
import { Refusal } from "../errors.ts";
import { withKnownOutcome } from "../known-outcome.ts";
import { networkOf } from "../limits.ts";
import { EVERYTHING } from "../versions.ts";
import { API_PREFIX, type Api, type Identity } from "./api.ts";
import { cachedRoute } from "./cached-route.ts";
import { languageOfCall } from "./language-of-call.ts";
import { refusalsOf, schemaOf } from "./route-schema.ts";
import { API_SECURITY_HEADERS } from "./security-headers.ts";
import { textLanguageOf } from "./text-language.ts";

/** The second argument of a handler: the caller, and a way to choose another success status. */
export interface Call<E extends Endpoint> {
  readonly user: E["auth"] extends "public" ? null : Identity;
  /** The actor for the acts of this call. */
  readonly actor: E["auth"] extends "public" ? Visitor : UserActor;
  readonly request: FastifyRequest;
  /**
   * The code of the language in which the caller wants the shop's texts; null for the language in
   * which the shop writes them.
   */
  readonly language: string | null;
  /** Selects one of the success statuses that the endpoint declares. The default is the lowest. */
  answerWith(status: StatusOf<E>): void;
  /**
   * Records by tags what the reply of a shared endpoint depends on (see `Versions`). Several calls
   * add up. If the handler never calls this function, the reply depends on everything.
   */
  dependsOn(...tags: readonly string[]): void;
}

type StatusOf<E extends Endpoint> = Extract<keyof E["types"]["replies"], number>;

/** A handler of an endpoint that sends a file may return the content as a stream. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: Call<E>,
) => Promise<Reply<E> | (E["sends"] extends string ? Readable : never)>;

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8", ...API_SECURITY_HEADERS };

/**
 * Registers an endpoint: its path, its authorization, its input (validated; an error names the
 * field with a 400) and its output (only fields of the schema are sent).
 */
export function handle<E extends Endpoint>(
  api: Api,
  endpoint: TypedEndpoint<E>,
  run: Handler<E>,
): void {
  const status = Number(Object.keys(endpoint.replies)[0]);

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    tags?: Set<string>,
  ): ReturnType<Handler<E>> {
    reply.code(status);
    try {
      const input = inputOf(endpoint, request) as HandlerInput<E>;
      refuseForeignUser(request);
      if (endpoint.personal) await recordAccess(api, endpoint, request);
      const call: Call<E> = {
        user: request.identity as Call<E>["user"],
        actor: actorOf(endpoint, request) as Call<E>["actor"],
        request,
        language: textLanguageOf(request),
        answerWith: (chosen) => void reply.code(chosen),
        dependsOn(...more) {
          for (const tag of more) tags?.add(tag);
        },
      };
      if (endpoint.method === "GET") return await run(input, call);
      return await withKnownOutcome(() => run(input, call));
    } catch (error) {
      noteUndeclared(api, endpoint, error);
      throw error;
    }
  }

  const route: RouteOptions = {
    method: endpoint.method,
    url: API_PREFIX + endpoint.path,
    schema: schemaOf(endpoint),
    ...(endpoint.file ? { bodyLimit: endpoint.file.maxBytes } : {}),
    config: { auth: endpoint.auth, fieldErrors: endpoint.fieldErrors ?? {} },
    onRequest: [
      ...(endpoint.perMinute ? [limit(api, endpoint, endpoint.perMinute)] : []),
      ...(endpoint.auth === "public" ? [] : [guard(api, endpoint, endpoint.auth)]),
      ...(endpoint.perMinute && endpoint.auth !== "public"
        ? [limitUser(api, endpoint, endpoint.perMinute)]
        : []),
    ],
    handler: async (request, reply) => {
      // Replies that are personal or change at any moment must not be stored by any cache.
      reply.header("cache-control", "no-store");
      const body = await answer(request, reply);
      if (endpoint.sends) {
        reply.header("content-disposition", `attachment; filename="${fileNameOf(endpoint)}"`);
        return reply.type(endpoint.sends).send(body);
      }
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
      cachedRoute(
        api,
        (request) => {
          const { params, query } = request;
          return `${route.url} ${JSON.stringify([params, query, textLanguageOf(request)])}`;
        },
        async (request, reply, startedAt) => {
          const tags = new Set<string>();
          const body = reply.serialize(await answer(request, reply, tags));
          const tagList = tags.size > 0 ? [...tags] : [EVERYTHING];
          const seen = new Map(tagList.map((tag) => [tag, startedAt]));
          return { status: reply.statusCode, headers: JSON_HEADERS, body: String(body), seen };
        },
      ),
    );
  }
  api.fastify.route(route);
}

/** Returns the actor for the acts of a call. */
function actorOf({ method, path, onlyReads = false }: Endpoint, request: FastifyRequest): Actor {
  const { identity, ip } = request;
  const caller = { network: networkOf(ip), language: languageOfCall(request) };
  if (!identity) return { ...VISITOR, ...caller };
  const { role: kind, userId } = identity;
  return { kind, userId, ...caller, call: `${method} ${path}`, onlyReads };
}

/** Returns the input of a handler. A file must have one of the types that the endpoint accepts. */
function inputOf({ file }: Endpoint, request: FastifyRequest): object {
  if (!file) return request;
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const bytes = request.body;
  if (!file.types.includes(type) || !Buffer.isBuffer(bytes)) throw new Refusal("picture_unusable");
  const { params, query, headers } = request;
  return { params, query, headers, file: { type, bytes } };
}

/**
 * The name of the file that an endpoint sends, such as `invoice.pdf`. It contains no data of a
 * visitor.
 */
function fileNameOf({ path }: Endpoint): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Limits the calls of each network address, before authentication and before the body is read. */
function limit({ limits }: Api, { method, path }: Endpoint, perMinute: number) {
  const perAddress = { name: `${method} ${path}`, times: perMinute, seconds: 60 };
  return (request: FastifyRequest) => limits.consume(perAddress, networkOf(request.ip));
}

/** Limits the calls of each user, because a user can easily get many network addresses. */
function limitUser({ limits }: Api, { method, path }: Endpoint, perMinute: number) {
  const perUser = { name: `${method} ${path} of a user`, times: perMinute, seconds: 60 };
  return ({ identity }: FastifyRequest) => limits.consume(perUser, identity?.userId ?? "");
}

/**
 * Checks the caller of a route that is not an endpoint, such as the route of a part of a file. Only
 * staff with this permission pass; `request.identity` is then set.
 */
export function requirePermission(api: Api, auth: Exclude<Auth, string>) {
  return guard(api, {}, auth);
}

/** Checks the session and the permission before the body is read. */
function guard(
  api: Api,
  endpoint: Pick<Endpoint, "beforeSecondFactor" | "freshProof">,
  auth: Exclude<Auth, "public">,
) {
  return async (request: FastifyRequest) => {
    const identity = await sessionOf(api, request);
    if (!identity) throw new Refusal("unauthenticated");
    // The refusal is logged together with the user whose call was refused.
    request.identity = identity;
    if (!endpoint.beforeSecondFactor && lacksSecondFactor(identity)) {
      throw new Refusal("second_factor_needed");
    }
    if (!isAllowed(identity, auth)) throw new Refusal("forbidden");
    if (endpoint.freshProof && !identity.hasFreshProof) throw new Refusal("fresh_proof_needed");
  };
}

function isAllowed({ role, staffRole }: Identity, auth: Exclude<Auth, "public">): boolean {
  if (auth === "user") return true;
  return auth === "staff" ? role === "staff" : may(staffRole, auth.can);
}

/** Before a session of staff has passed a second factor, it may only be used to pass one. */
function lacksSecondFactor({ role, hasSecondFactor }: Identity): boolean {
  return role === "staff" && !hasSecondFactor;
}

/**
 * Finds the user of the request's bearer token; null when there is no token, its session has ended,
 * or it is a session of staff that has not passed its second factor.
 */
export async function callerOf(
  api: Pick<Api, "authenticate">,
  request: FastifyRequest,
): Promise<Identity | null> {
  const identity = await sessionOf(api, request);
  return identity && !lacksSecondFactor(identity) ? identity : null;
}

async function sessionOf(
  { authenticate }: Pick<Api, "authenticate">,
  { headers, ip }: FastifyRequest,
): Promise<Identity | null> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return token ? authenticate(token, ip) : null;
}

/** Logs that staff read personal data, before the reply is made: without the log line, no reply. */
async function recordAccess(api: Api, { method, path }: Endpoint, request: FastifyRequest) {
  if (request.identity?.role !== "staff") return;
  const ids = Object.values(request.params as Record<string, string>);
  const subject = ids.length > 0 ? ids.join(" ") : null;
  await api.recordAccess(request.identity.userId, `${method} ${path}`, subject);
}

/**
 * Requires that a userId in a call is the id of the logged-in user. This check runs for every call.
 */
function refuseForeignUser(request: FastifyRequest): void {
  if (!request.identity) return;
  for (const part of [request.params, request.body]) {
    const userId = (part as { userId?: unknown } | null | undefined)?.userId;
    if (userId !== undefined && userId !== request.identity.userId) throw new Refusal("forbidden");
  }
}

/**
 * Reports that a handler refused with a code that its endpoint does not declare. Callers know only
 * the declared codes.
 */
function noteUndeclared(api: Api, endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof Refusal) || refusalsOf(endpoint).includes(error.code)) return;
  const { method, path } = endpoint;
  api.onUndeclaredRefusal(`${method} ${path} does not declare its refusal ${error.code}`);
}
