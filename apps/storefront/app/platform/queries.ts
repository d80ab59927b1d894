import { ApiError, type Client } from "@suvarna/contract/client";
import { QueryClient, useQuery } from "@tanstack/react-query";
import { browserApi, createBrowserApi } from "./api.ts";
import { ALL_PERSONAL_QUERIES, personalKey } from "./personal-key.ts";
import { currentToken, restoreSession, useSession } from "./session.ts";

const TRIES = 2;

let ofThisBrowser: QueryClient | undefined;

/**
 * The only query client of this browser, for code outside of components; a component gets the
 * client by `useQueryClient` from `Queries`. The server renders for all visitors and keeps no data,
 * so it makes a new client for each page.
 * A public page must not import this module, because the library is a large part of a page's code:
 * the module is imported once a user is logged in or presses a button that needs it
 * (docs/decisions/0052).
 */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (!ofThisBrowser) {
    ofThisBrowser = createQueryClient();
    forgetAtLogout(ofThisBrowser);
  }
  return ofThisBrowser;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network connection a call fails at once with a message, instead of waiting for
      // the connection.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        // Fetching again on window focus is off by default, because most pages know themselves when
        // to fetch again. A query may switch it on.
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        // Only temporary failures are retried, because the server would refuse the same call again.
        retry: (failures, error) => failures < TRIES && mayPass(error),
      },
    },
  });
}

function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/**
 * A query for data of the logged-in user (cart, orders). It runs only in the browser, with the
 * token, and waits until there is a token.
 * @param key the query's key, such as `["order", id]`
 * @param care how long the data is fresh, in milliseconds (half a minute by default); whether it is
 * fetched again when the window is focused; and the interval after which it is fetched in any case,
 * which may depend on the data
 */
export function usePersonalQuery<Data>(
  key: readonly unknown[],
  ask: (api: Client, signal: AbortSignal) => Promise<Data>,
  care: {
    readonly staleTime?: number;
    readonly refetchOnWindowFocus?: boolean;
    readonly refetchInterval?: (data: Data | undefined) => number | false;
  } = {},
) {
  const { refetchInterval = () => false, ...times } = care;
  const loggedIn = useSession((session) => session.status === "loggedIn");
  return useQuery({
    queryKey: personalKey(...key),
    queryFn: ({ signal }) => ask(browserApi, signal),
    enabled: loggedIn,
    refetchInterval: ({ state }) => refetchInterval(state.data),
    ...times,
  });
}

/**
 * The API client for the calls that the page's first script may have made already
 * (first-paint/early-calls.ts).
 */
const earlyApi = createBrowserApi(
  async (input, init) => (await takeEarlyAnswer(String(input))) ?? globalThis.fetch(input, init),
);

/**
 * Takes the answer to a call that the page's first script has made for this login. Each answer is
 * used once, because it is as old as the page.
 */
async function takeEarlyAnswer(address: string): Promise<Response | null | undefined> {
  const early = globalThis.earlyAnswers;
  if (early?.token !== currentToken()) return null;
  const answer = early?.answers[address];
  delete early?.answers[address];
  return answer;
}

/**
 * Starts a query for data of the logged-in user when a page's module is loaded, so that the answer
 * is on its way while React takes over the page. If the page's first script has already
 * made the call, its answer is used. It does nothing without a login and on the server.
 * A failure is not reported here; the component that uses the query asks again.
 * @returns a promise that resolves when the answer has arrived or failed
 */
export async function startPersonalQuery<Data>(
  key: readonly unknown[],
  ask: (api: Client, signal: AbortSignal) => Promise<Data>,
): Promise<void> {
  if (typeof window === "undefined") return;
  if (useSession.getState().status === "unknown") restoreSession();
  if (useSession.getState().status !== "loggedIn") return;
  await queryClient().prefetchQuery({
    queryKey: personalKey(...key),
    queryFn: ({ signal }) => ask(earlyApi, signal),
  });
}

/** Clears the personal queries whenever a user logs in or out. */
function forgetAtLogout(client: QueryClient): void {
  useSession.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) {
      client.removeQueries({ queryKey: ALL_PERSONAL_QUERIES });
    }
  });
}
