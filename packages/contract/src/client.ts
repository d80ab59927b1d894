import { base, code as language } from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/refusals";
import { LANGUAGE_HEADER } from "@suvarna/words/languages";
import { type CallInput, COMMON_REFUSALS, type Endpoint, type Reply } from "./endpoint.ts";
import type { ErrorBody } from "./error-body.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * The error codes that the client itself makes. `no_answer`: no answer arrived. `unreadable`: the
 * answer could not be read. `undeclared`: the call does not declare the code of the answer, which
 * may come from a newer server or a proxy.
 */
export type ClientCode = "no_answer" | "unreadable" | "undeclared";

type FieldCode<E extends Endpoint> =
  E["fieldErrors"] extends Readonly<Record<string, infer Code extends ErrorCode>> ? Code : never;

/** Every error code with which a call can fail. */
export type CodeOf<E extends Endpoint> =
  | E["errors"][number]
  | FieldCode<E>
  | (typeof COMMON_REFUSALS)[number]
  | ClientCode;

/** The code and the message of an error. A refusal may have more fields. */
interface Words<Code> {
  readonly code: Code;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly [more: string]: unknown;
}

/** The error of a call that the API refused, or that got no answer (`status` 0). */
export class ApiError<Code extends ErrorCode | ClientCode = ErrorCode | ClientCode> extends Error {
  readonly status: number;
  readonly code: Code;
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The whole body of the answer, for refusals with more fields, such as the new totals of a
   * changed cart.
   */
  readonly body: Readonly<Record<string, unknown>>;
  /** The call that failed; null for an error that the page itself created. */
  readonly call: Endpoint | null;

  constructor(status: number, body: Words<Code>, cause?: unknown, call: Endpoint | null = null) {
    super(body.message, { cause });
    this.name = "ApiError";
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.body = body;
    this.call = call;
  }
}

/**
 * Narrows the error to a refusal of one call. Its `code` is then one of the codes that this call
 * declares, so TypeScript checks whether a `switch` over the code is complete.
 * @returns null for any other error
 */
export function refusalOf<E extends Endpoint>(call: E, error: unknown): ApiError<CodeOf<E>> | null {
  // The client gives an error only a code that its call declares (see `codeOf`), so this conversion
  // is safe.
  return error instanceof ApiError && error.call === call ? (error as ApiError<CodeOf<E>>) : null;
}

/**
 * The error when the body of a successful answer does not fit the endpoint: a proxy's page, a
 * truncated body, or another API. The specification of this shop prescribes the message.
 */
export class UnexpectedAnswer extends Error {
  constructor(cause: unknown) {
    super(say.unexpectedAnswer, { cause });
    this.name = "UnexpectedAnswer";
  }
}

export interface ClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** The prefix of the endpoints' paths: `/api` in the browser. */
  readonly baseUrl: string;
  /** The current bearer token, or null. */
  readonly token?: () => string | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * Whether to send `Cache-Control: no-cache`, which makes every cache ask the server before it
   * answers.
   */
  readonly noCache?: boolean;
  /**
   * Converts an answer of another accepted shape into the shape of the endpoint. If the result is
   * undefined, the client rejects the answer.
   */
  readonly accept?: (answer: unknown) => unknown;
}

export interface Client {
  /**
   * Makes a call.
   * @throws ApiError if the API refuses the call or does not answer
   * @throws UnexpectedAnswer if the answer does not fit the endpoint
   */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<Reply<E>>;
}

interface LooseInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, string | undefined>;
  readonly body?: unknown;
  readonly file?: Blob;
}

/**
 * Builds the URL of a call: path parameters are filled in, and the query is appended in the given
 * order. The build of another language asks for the texts in its language.
 */
export function addressOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? "")),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null || value === "") continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  // The shop's texts are in the language of the first build, whose pages have no base path.
  if (base) search.append("language", language);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes the typed client of all endpoints, on top of any implementation of `fetch`. */
export function createClient({ fetch, baseUrl, token }: ClientOptions): Client {
  return {
    async call(endpoint, input, options) {
      const { headers, body, file } = input as LooseInput;
      const bearer = token?.();
      const response = await fetch(baseUrl + addressOf(endpoint, input as LooseInput), {
        method: endpoint.method,
        headers: {
          accept: endpoint.sends ?? "application/json",
          // English, the language of a call without this header, sends none.
          ...(language === "en" ? {} : ({ [LANGUAGE_HEADER]: language } as Record<string, string>)),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(file ? { "content-type": file.type } : {}),
          ...(options?.noCache ? { "cache-control": "no-cache" } : {}),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...definedHeaders(headers),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(file ? { body: file } : {}),
        ...(options?.signal ? { signal: options.signal } : {}),
      }).catch((cause: unknown) => {
        throw new ApiError(0, NO_ANSWER, cause, endpoint);
      });
      if (!response.ok) {
        const body = await errorBody(response);
        const code = codeOf(endpoint, body.code);
        const words = say.inThisLanguage(code, body);
        throw new ApiError(response.status, { ...words, code }, undefined, endpoint);
      }
      const reply = endpoint.sends
        ? new Uint8Array(await response.arrayBuffer())
        : await replyOf(endpoint, response, options?.accept);
      return reply as Reply<typeof endpoint>;
    },
  };
}

/**
 * Reads the body of an answer. The server validates its answers with the call's schemas, so only
 * the shape of the JSON is checked here: an answer of another shape comes from a proxy or was
 * truncated.
 * @throws UnexpectedAnswer
 */
async function replyOf(
  { fields = [], isList = false }: Endpoint,
  response: Response,
  accept: CallOptions["accept"],
): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    const answer: unknown = await response.json();
    const accepted = accept ? accept(answer) : answer;
    if (typeof accepted !== "object" || accepted === null)
      throw new Error("Neither object nor list");
    if (isList && !Array.isArray(accepted)) throw new Error("No list");
    const missing = fields.filter((field) => !(field in accepted));
    if (missing.length > 0) throw new Error(`Without ${missing.join(", ")}`);
    return accepted;
  } catch (cause) {
    throw new UnexpectedAnswer(cause);
  }
}

/** Removes undefined headers, which `fetch` would send as the word "undefined". */
function definedHeaders(headers: LooseInput["headers"] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

const NO_ANSWER = {
  code: "no_answer",
  message: say.noAnswer,
} as const;

/** Returns the code of an error if the call declares this code. */
function codeOf({ errors, fieldErrors = {} }: Endpoint, code: string): ErrorCode | ClientCode {
  const declared: readonly string[] = [
    ...errors,
    ...Object.values(fieldErrors),
    ...COMMON_REFUSALS,
  ];
  if (code === "unreadable" || declared.includes(code)) return code as ErrorCode | "unreadable";
  return "undeclared";
}

async function errorBody(response: Response): Promise<ErrorBody> {
  try {
    const body: unknown = await response.json();
    if (typeof body === "object" && body !== null && "message" in body) return body as ErrorBody;
  } catch {
    // The body is not JSON, because it is a proxy's page or was truncated.
  }
  return { code: "unreadable", message: say.unreadable };
}
