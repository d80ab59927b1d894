import { getMe } from "@suvarna/contract/accounts/calls";
import type { User } from "@suvarna/contract/accounts/schemas";
import type { Client } from "@suvarna/contract/client";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient } from "../platform/queries.ts";
import { currentToken, useSession } from "../platform/session.ts";

/**
 * Fetches the logged-in user's account, and shows it to every part of the page. @throws ApiError
 */
export async function fetchPerson(api: Client, signal: AbortSignal): Promise<User> {
  const token = currentToken();
  const user = await api.call(getMe, {}, { signal });
  // The user may have logged out while the account was being fetched.
  if (token === currentToken()) useSession.getState().setUser(user);
  return user;
}

/**
 * Fetches the logged-in user's account as `fetchPerson` does, outside of React's hooks, for a page
 * that loads this module on demand.
 * @throws ApiError
 */
export async function loadPerson(): Promise<void> {
  await queryClient().fetchQuery({
    queryKey: personalKey("me"),
    queryFn: ({ signal }) => fetchPerson(browserApi, signal),
  });
}
