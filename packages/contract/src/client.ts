import { type CallInput, COMMON_REFUSALS, type Endpoint, type Reply } from "./endpoint.ts";
import type { ErrorBody } from "./error-body.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * What the client says where the API has no code for it: no answer came, the answer could not be
 * read, or its code is none that the call declares (a newer server, a proxy).
 */
export type ClientCode = "no_answer" | "unreadable" | "undeclared";

type FieldCode<E extends Endpoint> =
  E["fieldErrors"] extends Readonly<Record<string, infer Code extends ErrorCode>> ? Code : never;

/** Every code that a call can fail with. */
export type CodeOf<E extends Endpoint> =
  | E["errors"][number]
  | FieldCode<E>
  | (typeof COMMON_REFUSALS)[number]
  | ClientCode;

/** What an error says; a refusal may carry more. */
interface Words<Code> {
  readonly code: Code;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly [more: string]: unknown;
}

/** A refusal of the API, or no answer at all (`status` 0). */
export class ApiError<Code extends ErrorCode | ClientCode = ErrorCode | ClientCode> extends Error {
  readonly status: number;
  readonly code: Code;
  readonly fields: Readonly<Record<string, string>>;
  /** The whole body, for refusals that carry more (the new totals of a changed cart). */
  readonly body: Readonly<Record<string, unknown>>;
  /** The call that failed; null where the page itself made the error. */
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
 * The error as one of a call, whose `code` is then one of those that the call declares, so that a
 * `switch` over it is checked to be complete.
 * @returns null for any other error
 */
export function refusalOf<E extends Endpoint>(call: E, error: unknown): ApiError<CodeOf<E>> | null {
  // The client gives an error only codes that its call declares: see `codeOf`.
  return error instanceof ApiError && error.call === call ? (error as ApiError<CodeOf<E>>) : null;
}

/**
 * A success that can't be what the endpoint promises: a proxy's page, a cut-off body, another API.
 * The words are the specification's.
 */
export class UnexpectedAnswer extends Error {
  constructor(cause: unknown) {
    super("Unexpected API response format", { cause });
    this.name = "UnexpectedAnswer";
  }
}

export interface ClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** What stands before the endpoints' paths: `/api` in the browser. */
  readonly baseUrl: string;
  /** The bearer token of now, or null. */
  readonly token?: () => string | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sends `Cache-Control: no-cache`: no cache on the way may answer without asking the server. */
  readonly noCache?: boolean;
  /**
   * Brings an answer of another shape that is accepted too into the endpoint's own; undefined for
   * an answer that is not to be used.
   */
  readonly accept?: (answer: unknown) => unknown;
}

export interface Client {
  /**
   * @throws ApiError when the API refuses or does not answer
   * @throws UnexpectedAnswer when its answer is not the endpoint's
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

/** The address of a call: parameters filled in, query appended in the order given. */
export function addressOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? "")),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null || value === "") continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The typed client of every endpoint, over any `fetch`. */
export function createClient({ fetch, baseUrl, token }: ClientOptions): Client {
  return {
    async call(endpoint, input, options) {
      const { headers, body, file } = input as LooseInput;
      const bearer = token?.();
      const response = await fetch(baseUrl + addressOf(endpoint, input as LooseInput), {
        method: endpoint.method,
        headers: {
          accept: endpoint.sends ?? "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(file ? { "content-type": file.type } : {}),
          ...(options?.noCache ? { "cache-control": "no-cache" } : {}),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...said(headers),
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
        throw new ApiError(response.status, { ...body, code }, undefined, endpoint);
      }
      const reply = endpoint.sends
        ? new Uint8Array(await response.arrayBuffer())
        : await replyOf(response, options?.accept);
      return reply as Reply<typeof endpoint>;
    },
  };
}

/**
 * The server has checked its answer with the call's schemas, so here only the shape of JSON is
 * looked at: another answer comes from a proxy or was cut off.
 * @throws UnexpectedAnswer
 */
async function replyOf(response: Response, accept: CallOptions["accept"]): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    const answer: unknown = await response.json();
    const accepted = accept ? accept(answer) : answer;
    if (typeof accepted !== "object" || accepted === null)
      throw new Error("Neither object nor list");
    return accepted;
  } catch (cause) {
    throw new UnexpectedAnswer(cause);
  }
}

/** Headers without those of no value: `fetch` would send the word "undefined". */
function said(headers: LooseInput["headers"] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

const NO_ANSWER = {
  code: "no_answer",
  message: "No response from server. Please check your internet connection.",
} as const;

/** The code of an answer if its call declares it. */
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
    // Not JSON: a proxy's page, or a cut-off answer.
  }
  return { code: "unreadable", message: "Server error. Please try again later." };
}
