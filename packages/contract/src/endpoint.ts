import type { Permission } from "@suvarna/domain/staff/permission";
import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export type Schema = z.ZodMiniType;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call: anyone, a logged-in user (bearer token), or those of the shop's staff whose role has
 * the permission.
 */
export type Auth = "public" | "user" | { readonly can: Permission };

/** The refusals of any call, besides those that it declares: of its checks, its guard, its limits. */
export const COMMON_REFUSALS = [
  "bad_request",
  "unauthenticated",
  "forbidden",
  "too_large",
  "rate_limited",
  "internal",
] as const satisfies readonly ErrorCode[];

/**
 * What goes in and out of a call. The server checks both with it and documents the call by it; forms
 * check what they send.
 */
export interface CallSchemas {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** The schema of every success, by status; null for an answer without a body. */
  readonly replies: Readonly<Record<number, Schema | null>>;
}

/**
 * One call of the API without its schemas, which is all that a client needs at run time. `path` is
 * below `/api`, with `:name` for its parameters.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly auth: Auth;
  /** The body is a file as it is, of one of these types and of at most so many bytes. */
  readonly file?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** A success is a file of this type; its schema is then null. */
  readonly sends?: string;
  /** The refusals that this call knows besides `COMMON_REFUSALS`. */
  readonly errors: readonly ErrorCode[];
  /** The 400 of a field that is wrong, where a code says more than `bad_request`. */
  readonly fieldErrors?: Readonly<Record<string, ErrorCode>>;
  /** The same for every caller until catalogue, content or rates change, so its bytes are kept. */
  readonly shared?: boolean;
  /** What staff are told by it is personal: each call is written down before it is answered. */
  readonly personal?: boolean;
  /** How often one address, and one user, may call in a minute; unlimited when it is not said. */
  readonly perMinute?: number;
  /**
   * An empty object that carries the type of the call's schemas: the schemas themselves stay in a
   * module of their own, so that the browser loads none of them with a call.
   */
  readonly types: CallSchemas;
}

/**
 * Keeps the literal types of an endpoint, so that both ends infer from it.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** An endpoint together with its schemas, as the server needs it. */
export type Served<E extends Endpoint> = E & E["types"];

/**
 * Joins the calls of a capability with their schemas: the schemas of a call have its name in their
 * own module. A call without schemas, or with those of another call, is an error of types.
 */
export function pair<const C extends Readonly<Record<string, Endpoint>>>(
  calls: C,
  schemas: { readonly [Name in keyof C]: C[Name]["types"] },
): { readonly [Name in keyof C]: Served<C[Name]> } {
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

/** A query of which everything may be left out may be left out itself. */
type QueryPart<Value> =
  Record<never, never> extends Value ? { readonly query?: Value } : Part<"query", Value>;

/** What a caller sends. */
export type CallInput<E extends Endpoint> = Part<"params", In<SchemaOf<E, "params">>> &
  QueryPart<In<SchemaOf<E, "query">>> &
  Part<"headers", In<SchemaOf<E, "headers">>> &
  Part<"body", In<SchemaOf<E, "body">>> &
  Part<"file", E["file"] extends object ? Blob : undefined>;

/** What a handler receives: the same, validated and normalised. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Out<SchemaOf<E, "params">>;
  readonly query: Out<SchemaOf<E, "query">>;
  readonly headers: Out<SchemaOf<E, "headers">>;
  readonly body: Out<SchemaOf<E, "body">>;
  readonly file: E["file"] extends object ? SentFile : undefined;
}

/** A file as it was sent, and what its sender says that it is. */
export interface SentFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a successful call answers, whatever its success status. */
export type Reply<E extends Endpoint> = E["sends"] extends string
  ? Uint8Array
  : Out<E["types"]["replies"][keyof E["types"]["replies"]]>;
