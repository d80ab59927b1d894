import { ApiError, createClient } from "@suvarna/contract/client";
import { useSession } from "./session.ts";

/** The client of all calls. It sends the token of the session. */
export const api = createClient({
  async fetch(input, init) {
    const response = await globalThis.fetch(input, init);
    const sentToken = new Headers(init?.headers).has("authorization");
    if (sentToken && (await isSessionRefused(response))) useSession.getState().end();
    return response;
  },
  baseUrl: "/api",
  token: () => useSession.getState().token,
});

/**
 * Whether an answer refuses the session. A wrong code has the status 401 too, but leaves the
 * session open.
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
 * The sentence for an error of a call. Any other error is a fault of the page and is thrown again.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  throw error;
}

/** Whether an error has this code of the API. */
export function hasCode(error: unknown, code: ApiError["code"]): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
