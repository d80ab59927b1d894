import { useSession } from "./session.ts";

/**
 * Whether the page is alive in a browser: what depends on its visitor or on the query of its
 * address may show from then on. The server renders one page for all of them.
 */
export function useAlive(): boolean {
  return useSession(({ status }) => status !== "unknown");
}
