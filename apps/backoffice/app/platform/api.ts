import { ApiError, createClient } from "@suvarna/contract/client";
import { useSession } from "./session.ts";

type OnPart = (part: Uint8Array) => void;

/** The functions that receive the parts of an answer, by the signal of its call. */
const partListeners = new WeakMap<AbortSignal, OnPart>();

/** Calls a function with each part of the answer to the call that has this signal. */
export function onPartsOfAnswer(signal: AbortSignal, onPart: OnPart): void {
  partListeners.set(signal, onPart);
}

/** The client of all API calls. It sends the token of the session. */
export const api = createClient({
  async fetch(input, init) {
    const response = await globalThis.fetch(input, init);
    const onPart = init?.signal ? partListeners.get(init.signal) : undefined;
    const sentToken = new Headers(init?.headers).has("authorization");
    if (sentToken && (await isSessionRefused(response))) useSession.getState().end();
    return onPart && response.ok ? withListener(response, onPart) : response;
  },
  baseUrl: "/api",
  token: () => useSession.getState().token,
});

/** Returns an answer whose parts are passed to a function while they arrive. */
function withListener(response: Response, onPart: OnPart): Response {
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onPart(part);
      controller.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(listening), response);
}

/**
 * Whether the server has refused the session. A wrong code also has the status 401, but does not
 * end the session.
 */
async function isSessionRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const refusal: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (refusal as { code?: unknown } | null)?.code === "unauthenticated";
}

/**
 * The message for the user about an error of an API call, with the number for support if there is
 * one. Anything that is not an error is a bug of the page and is thrown again.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const number = supportNumberOf(error);
  return number === null ? error.message : `${error.message} Number for support: ${number}`;
}

/**
 * Whether the shop did not answer or failed itself, so that the same call may succeed later. Whether
 * a change is stored in spite of its error says `mayBeDone`.
 */
export function hasShopFailed(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** How many digits of a request's id the user sees: enough to find the request in the log. */
const SUPPORT_NUMBER_LENGTH = 8;

/**
 * The number by which the operator finds a failed request in the log. It is the end of the
 * request's id, because the beginning is only its time.
 * @returns null unless the server itself has failed
 */
export function supportNumberOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { requestId } = error.body;
  return typeof requestId === "string" ? requestId.slice(-SUPPORT_NUMBER_LENGTH) : null;
}

/** Whether an error is a refusal of the API with this code. */
export function hasCode(error: unknown, code: ApiError["code"]): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
