import { createClient } from "@suvarna/contract/client";
import { currentToken, useSession } from "./session.ts";

/**
 * The API client of the browser, which calls over HTTP and sends the token of the logged-in user.
 */
export const browserApi = createClient({
  async fetch(input, init) {
    const response = await globalThis.fetch(input, init);
    const sentToken = new Headers(init?.headers).has("authorization");
    // The server has refused the token, because the user logged out elsewhere or the session
    // expired, so the session ends in this browser too.
    if (sentToken && (await isSessionRefused(response))) useSession.getState().logOut();
    return response;
  },
  baseUrl: "/api",
  token: currentToken,
});

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
