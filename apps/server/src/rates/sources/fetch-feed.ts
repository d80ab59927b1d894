import { createHash } from "node:crypto";
import * as z from "zod";
import { connectionFault } from "../../platform/connection-fault.ts";
import { outsideCalls } from "../../platform/tracing/channels.ts";
import { SourceError } from "./rate-source.ts";

/**
 * The largest reply of a feed in bytes. Replies have a few hundred bytes, so a much longer one is
 * an error.
 */
const MAX_BYTES = 64 * 1024;

export interface FeedReply<Body> {
  readonly body: Body;
  /** The SHA-256 hash of the received bytes. */
  readonly hash: string;
}

/**
 * Requests a feed once and reads the whole reply within the timeout.
 * @param shape the schema of a reply with rates
 * @throws SourceError when the reply is late, refused, cut off, or does not match the schema
 */
export async function fetchFeed<Body>(
  url: URL,
  options: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
    readonly shape: z.ZodType<Body>;
  },
): Promise<FeedReply<Body>> {
  const { headers = {}, timeoutMs, shape } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  // A feed has no reason to redirect, and a redirect would carry the API key to another address.
  const read = () => fetch(url, { headers, signal, redirect: "error" }).then(readBody);
  const bytes = await outsideCalls
    .tracePromise(read, { to: url.hostname, what: "GET" })
    .catch((error: unknown) => {
      if (error instanceof SourceError) throw error;
      throw new SourceError(signal.aborted ? "no answer in time" : connectionFault(error));
    });
  const parsed = shape.safeParse(parseJson(bytes.toString("utf8")));
  if (!parsed.success) throw new SourceError(describeProblem(parsed.error));
  return { body: parsed.data, hash: createHash("sha256").update(bytes).digest("hex") };
}

async function readBody(response: Response): Promise<Buffer> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new SourceError(`status ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.byteLength;
    if (length > MAX_BYTES) throw new SourceError("an answer without an end");
  }
  return Buffer.concat(parts);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError("no JSON, or only the beginning of it");
  }
}

/**
 * Describes the first problem of a reply by the name of its field. The text of the reply is left
 * out, because it may contain anything.
 */
function describeProblem({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === "custom") return issue.message;
  const field = issue?.path.join(".");
  return field ? `no usable ${field}` : "no rates in the answer";
}

const MILLISECONDS_FROM = 1e11;

/** Parses a time in seconds, or in milliseconds as in older replies. */
export const FeedTime = z
  .number()
  .positive()
  .transform((time) => new Date(time >= MILLISECONDS_FROM ? time : time * 1000));

export const GRAMS_PER_OUNCE = 31.1034768;

/** Whether two values differ by no more than this share of the second value. */
export function areClose(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * share;
}
