import { createHash } from "node:crypto";
import * as z from "zod";
import { SourceError } from "./rate-source.ts";

/** A reply is a few hundred bytes; what is far longer is no reply of a feed. */
const MAX_BYTES = 64 * 1024;

export interface FeedReply<Body> {
  readonly body: Body;
  /** SHA-256 of the bytes as they came. */
  readonly hash: string;
}

/**
 * Asks a feed once, and reads its whole answer within the time.
 * @param shape what an answer with rates looks like
 * @throws SourceError for an answer that is late, refused, cut off, or of another shape
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
  // A feed has no reason to send us elsewhere, and the key would go along.
  const bytes = await fetch(url, { headers, signal, redirect: "error" })
    .then(readBody)
    .catch((error: unknown) => {
      if (error instanceof SourceError) throw error;
      throw new SourceError(
        signal.aborted ? "no answer in time" : "no connection, or it broke off",
      );
    });
  const parsed = shape.safeParse(parseJson(bytes.toString("utf8")));
  if (!parsed.success) throw new SourceError(whatIsWrong(parsed.error));
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

/** The first thing that is wrong, named by its field: what a feed writes itself stays outside. */
function whatIsWrong({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === "custom") return issue.message;
  const field = issue?.path.join(".");
  return field ? `no usable ${field}` : "no rates in the answer";
}

const MILLISECONDS_FROM = 1e11;

/** A time in seconds, or in the milliseconds of older replies. */
export const FeedTime = z
  .number()
  .positive()
  .transform((time) => new Date(time >= MILLISECONDS_FROM ? time : time * 1000));

export const GRAMS_PER_OUNCE = 31.1034768;

/** Whether two figures for the same thing differ by no more than a share of it. */
export function agree(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * share;
}
