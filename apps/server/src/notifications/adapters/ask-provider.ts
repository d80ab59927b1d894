import type * as z from "zod";
import { JobFailure } from "../../platform/job-kind.ts";
import { outsideCalls } from "../../platform/tracing/channels.ts";
import { OutcomeUnknown } from "./carrier.ts";

const TIMEOUT_MS = 10_000;

/**
 * The codes of errors that occur before a request is sent, so that the provider can't have acted on
 * the request.
 */
const NEVER_LEFT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * Sends one request to an SMS provider and parses the JSON of its reply.
 * @throws JobFailure when the request was never sent; OutcomeUnknown when no complete reply came
 */
export async function askProvider<Answer>(
  url: URL,
  request: { headers: Record<string, string>; body?: string; timeoutMs?: number },
  shape: z.ZodType<Answer>,
): Promise<{ status: number; answer: Answer | null }> {
  const { headers, body, timeoutMs = TIMEOUT_MS } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const post = { method: "POST", headers, signal, redirect: "error" } as const;
    const ask = async () => {
      const response = await fetch(url, { ...post, ...(body === undefined ? {} : { body }) });
      return { status: response.status, text: await response.text() };
    };
    const call = { to: url.hostname, what: "POST" };
    const { status, text } = await outsideCalls.tracePromise(ask, call);
    return { status, answer: shape.safeParse(parseJson(text)).data ?? null };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (NEVER_LEFT.has(cause?.code ?? "")) throw new JobFailure("the SMS provider: no connection");
    throw new OutcomeUnknown("the SMS provider: no answer in time, or a broken one");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether an HTTP status reports a temporary problem of the provider. */
export function isTemporaryProblem(status: number): boolean {
  return status === 429 || status >= 500 || status === 401 || status === 403;
}
