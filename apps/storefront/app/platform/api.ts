import { type Client, createClient } from "@suvarna/contract/client";
import { currentToken, useSession } from "./session.ts";

/**
 * Makes an API client that calls over HTTP and sends the token of the logged-in user.
 * @param send makes an HTTP request
 */
export function createBrowserApi(send: typeof globalThis.fetch): Client {
  return createClient({
    async fetch(input, init) {
      const response = await send(input, init);
      const sentToken = new Headers(init?.headers).has("authorization");
      // The server has refused the token, because the user logged out elsewhere or the session
      // expired, so the session ends in this browser too.
      if (sentToken && (await isSessionRefused(response))) useSession.getState().logOut();
      return response;
    },
    baseUrl: BASE_URL,
    token: currentToken,
  });
}

/** The path below which the API is. */
export const BASE_URL = "/api";

/** The API client of the browser. */
export const browserApi = createBrowserApi((input, init) => fetch(input, init));

/**
 * Whether an answer says that the session is not valid. A wrong one-time code has the status 401
 * too, but leaves the session open.
 */
async function isSessionRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const refusal: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (refusal as { code?: unknown } | null)?.code === "unauthenticated";
}
