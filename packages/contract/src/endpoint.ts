import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export type Schema = z.ZodMiniType;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, a logged-in user (bearer token), or the shop's staff. */
export type Auth = "public" | "user" | "staff";

/**
 * One call of the API, as both ends see it: the server validates and documents with it, the
 * client is typed by it. `path` is below `/api`, with `:name` for its parameters.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** The body is a file as it is, of one of these types and of at most so many bytes. */
  readonly file?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** A success is a file of this type; its schema is then null. */
  readonly sends?: string;
  /** The schema of every success, by status; null for an answer without a body. */
  readonly replies: Readonly<Record<number, Schema | null>>;
  /** The refusals that this call knows besides those that every call has. */
  readonly errors: readonly ErrorCode[];
  /** The 400 of a field that is wrong, where a code says more than `bad_request`. */
  readonly fieldErrors?: Readonly<Record<string, ErrorCode>>;
  /** The same for every caller until catalogue, content or rates change, so its bytes are kept. */
  readonly shared?: boolean;
  /** What staff are told by it is personal: each call is written down before it is answered. */
  readonly personal?: boolean;
  /** How often one address, and one user, may call in a minute; unlimited when it is not said. */
  readonly perMinute?: number;
}

/** Keeps the literal types of an endpoint, so that both ends infer from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

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
export type CallInput<E extends Endpoint> = Part<"params", In<E["params"]>> &
  QueryPart<In<E["query"]>> &
  Part<"headers", In<E["headers"]>> &
  Part<"body", In<E["body"]>> &
  Part<"file", E["file"] extends object ? Blob : undefined>;

/** What a handler receives: the same, validated and normalised. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Out<E["params"]>;
  readonly query: Out<E["query"]>;
  readonly headers: Out<E["headers"]>;
  readonly body: Out<E["body"]>;
  readonly file: E["file"] extends object ? SentFile : undefined;
}

/** A file as it was sent, and what its sender says that it is. */
export interface SentFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

type ReplyOf<S> = S extends Schema ? z.output<S> : undefined;

/** What a successful call answers, whatever its success status. */
export type Reply<E extends Endpoint> = E["sends"] extends string
  ? Uint8Array
  : ReplyOf<E["replies"][keyof E["replies"]]>;
