import { startPersonalQuery, usePersonalQuery } from "../platform/queries.ts";
import { fetchPerson } from "./load-person.ts";

/** Fetches the account from the server, and updates the page's copy of the account with it. */
export function useMe() {
  return usePersonalQuery(["me"], fetchPerson);
}

/** Starts to fetch the account when a page that needs it is loaded (`startPersonalQuery`). */
export function startPerson(): Promise<void> {
  return startPersonalQuery(["me"], fetchPerson);
}
