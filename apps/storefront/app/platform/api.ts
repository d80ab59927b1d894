import { createClient } from "@suvarna/contract/client";
import { currentToken, useSession } from "./session.ts";

/** The browser's client: every call over HTTP, with the token of whoever is logged in. */
export const browserApi = createClient({
  async fetch(input, init) {
    const response = await globalThis.fetch(input, init);
    const sentToken = new Headers(init?.headers).has("authorization");
    // The token died (logged out elsewhere, or too old): the session here is over too.
    if (sentToken && (await saysWhoAreYou(response))) useSession.getState().logOut();
    return response;
  },
  baseUrl: "/api",
  token: currentToken,
});

/** A wrong code is answered with 401 too, and says nothing of the session. */
async function saysWhoAreYou(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const refusal: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (refusal as { code?: unknown } | null)?.code === "unauthenticated";
}
