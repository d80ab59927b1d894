import * as z from "zod";
import { connectionFault } from "../../platform/connection-fault.ts";
import { outsideCalls, pathPattern } from "../../platform/tracing/channels.ts";
import { GatewayError, GatewayRefusal } from "../gateway.ts";

/** The most bytes of an answer about one payment. A real answer has a few kilobytes. */
const ANSWER_BYTES = 512 * 1024;

/**
 * The most bytes of a page of a list. The largest pages are those of Razorpay's settlements: 500
 * entries, each with 26 fields of less than 1 KB together, and up to 15 notes with 256 characters in
 * the name and in the value, have 4.4 MB of ASCII. Without notes a page has 350 KB. A page of
 * Cashfree has 250 entries of about 50 fields, 2 KB together, which is 500 KB.
 */
const PAGE_BYTES = 8 * 1024 * 1024;

/** The address of a gateway's API, and the headers with the shop's keys. */
export interface Caller {
  readonly gateway: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export interface GatewayCall {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the answer is a page of a list, which may be larger than other answers. */
  readonly isPage?: boolean;
}

/**
 * Sends a request to a gateway once, and reads the whole answer within the time limit.
 * @throws GatewayError when there is no answer, or the answer is too large or not JSON
 */
export async function callGateway(
  caller: Caller,
  call: GatewayCall,
): Promise<{ status: number; body: unknown }> {
  const what = `${call.method} ${pathPattern(call.path)}`;
  return outsideCalls.tracePromise(() => ask(caller, call), { to: caller.gateway, what });
}

async function ask(
  { url, headers, timeoutMs }: Caller,
  call: GatewayCall,
): Promise<{ status: number; body: unknown }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { method, path, body } = call;
  try {
    const response = await fetch(url + path, {
      method,
      signal,
      // A gateway has no reason to redirect a call, and following a redirect would send the keys to
      // another address.
      redirect: "error",
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
        ...call.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await readText(response, call.isPage ? PAGE_BYTES : ANSWER_BYTES);
    return { status: response.status, body: parseJson(text, response.status) };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError(signal.aborted ? "no answer in time" : connectionFault(error));
  }
}

async function readText(response: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.byteLength;
    if (length > most) throw new GatewayError("an answer that is too large");
  }
  return Buffer.concat(parts).toString("utf8");
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError(`status ${status}, and no JSON`);
  }
}

/**
 * The HTTP statuses with which a gateway refuses a request. Any other error status means that the
 * gateway was not available.
 */
const REFUSALS = [400, 404, 409, 422];

/**
 * Parses the body of a successful answer.
 * @throws GatewayRefusal for a refusal, GatewayError for another status or shape. The error
 * contains no text of the gateway
 */
export function parseSuccess<Body>(
  { status, body }: { status: number; body: unknown },
  shape: z.ZodType<Body>,
): Body {
  if (REFUSALS.includes(status)) throw new GatewayRefusal(`status ${status}`);
  if (status < 200 || status > 299) throw new GatewayError(`status ${status}`);
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".");
  throw new GatewayError(`no usable ${field || "answer"}`);
}

/** Parses the JSON body of a webhook; undefined when it is not JSON. */
export function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** An id that is a number in one version of a gateway's API and a text in another. */
export const LooseId = z.union([z.string().min(1), z.number()]).transform(String);
