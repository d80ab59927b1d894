import type { Permission } from "@suvarna/domain/staff/permission";
import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export type Schema = z.ZodMiniType;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may make a call: anyone, a logged-in user (bearer token), any member of staff, or staff whose
 * role has the permission.
 */
export type Auth = "public" | "user" | "staff" | { readonly can: Permission };

/**
 * The refusals that any call may give, in addition to the refusals that it declares: by validation,
 * authorisation and rate limits, and while the database does not answer (`unavailable`). A change
 * during which the database stopped answering may be stored or not (`outcome_unknown`).
 */
export const COMMON_REFUSALS = [
  "bad_request",
  "unauthenticated",
  "second_factor_needed",
  "forbidden",
  "fresh_proof_needed",
  "too_large",
  "rate_limited",
  "internal",
  "unavailable",
  "outcome_unknown",
] as const satisfies readonly ErrorCode[];

/**
 * The schemas of a call's input and output. The server validates both with them and generates the
 * API's documentation from them; forms validate their input with them.
 */
export interface CallSchemas {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** The schema of each successful answer, by its status; null for an answer without a body. */
  readonly replies: Readonly<Record<number, Schema | null>>;
}

/**
 * A call of the API without its schemas. A client needs no more at run time. `path` is below
 * `/api`, with `:name` for each parameter.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly auth: Auth;
  /** Set when the request's body is a file of one of these types, with at most `maxBytes` bytes. */
  readonly file?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** The type of the file that a successful answer contains. The answer has no schema then. */
  readonly sends?: string;
  /**
   * The fields by which the client recognises a successful answer. An answer without these fields
   * does not come from the shop, and a page that is rendered from it would fail.
   */
  readonly fields?: readonly string[];
  /**
   * Whether a successful answer is a list. The client then rejects any answer that is not a list.
   */
  readonly isList?: boolean;
  /** The refusals of this call in addition to `COMMON_REFUSALS`. */
  readonly errors: readonly ErrorCode[];
  /** More exact codes than `bad_request` for the status 400, by the invalid field. */
  readonly fieldErrors?: Readonly<Record<string, ErrorCode>>;
  /**
   * Whether the answer is equal for every caller until the catalogue, the content or the rates
   * change. The server then caches the answer.
   */
  readonly shared?: boolean;
  /**
   * Whether the session must have a fresh proof, by `POST /auth/me/proof` or `POST
   * /staff/session/proof`. A recent login is also a fresh proof.
   */
  readonly freshProof?: boolean;
  /**
   * Whether staff may make the call with a session that has not passed a second factor. All other
   * calls refuse such a session.
   */
  readonly beforeSecondFactor?: boolean;
  /**
   * Whether the answer has personal data. The server then logs each call of staff before it
   * answers.
   */
  readonly personal?: boolean;
  /**
   * Whether the call only reads, although it opens an act, such as for a quote. An act of staff that
   * records nothing has then no line in the audit log.
   */
  readonly onlyReads?: boolean;
  /**
   * The maximum number of calls per minute, for each network address and for each user. Without
   * this field there is no limit.
   */
  readonly perMinute?: number;
  /**
   * An empty object that carries the type of the call's schemas. The schemas themselves are in
   * another module, so that a browser can load the call without its schemas.
   */
  readonly types: CallSchemas;
}

/**
 * Keeps the literal types of an endpoint, so that server and client can infer their types from it.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** An endpoint together with its schemas, as the server needs it. */
export type TypedEndpoint<E extends Endpoint> = E & E["types"];

/**
 * Joins the calls of a capability with their schemas, which have the same names in a module of
 * their own. A call without schemas, or with the schemas of another call, is a type error.
 */
export function pair<const C extends Readonly<Record<string, Endpoint>>>(
  calls: C,
  schemas: { readonly [Name in keyof C]: C[Name]["types"] },
): { readonly [Name in keyof C]: TypedEndpoint<C[Name]> } {
  const pairs = Object.entries(calls).map(([name, call]) => [name, { ...call, ...schemas[name] }]);
  return Object.fromEntries(pairs);
}

type SchemaOf<E extends Endpoint, Name extends keyof CallSchemas> =
  E["types"] extends Readonly<Record<Name, infer S>> ? S : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/**
 * The type of a call's query or headers. The whole object is optional when all its fields are
 * optional.
 */
type LoosePart<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [N in Name]?: Value } : Part<Name, Value>;

/** The input of a call, as the caller sends it. */
export type CallInput<E extends Endpoint> = Part<"params", In<SchemaOf<E, "params">>> &
  LoosePart<"query", In<SchemaOf<E, "query">>> &
  LoosePart<"headers", In<SchemaOf<E, "headers">>> &
  Part<"body", In<SchemaOf<E, "body">>> &
  Part<"file", E["file"] extends object ? Blob : undefined>;

/** The input of a call, as its handler receives it: validated and normalised. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Out<SchemaOf<E, "params">>;
  readonly query: Out<SchemaOf<E, "query">>;
  readonly headers: Out<SchemaOf<E, "headers">>;
  readonly body: Out<SchemaOf<E, "body">>;
  readonly file: E["file"] extends object ? SentFile : undefined;
}

/** An uploaded file, with the type that its sender declares. */
export interface SentFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The body of a successful answer, whatever its status. */
export type Reply<E extends Endpoint> = E["sends"] extends string
  ? Uint8Array
  : Out<E["types"]["replies"][keyof E["types"]["replies"]]>;
