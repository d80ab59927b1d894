import { ApiError, type Client } from "@suvarna/contract/client";
import { QueryClient, useQuery } from "@tanstack/react-query";
import { browserApi } from "./api.ts";
import { EVERYTHING_PERSONAL, personalKey } from "./personal-key.ts";
import { useSession } from "./session.ts";

const TRIES = 2;

let ofThisBrowser: QueryClient | undefined;

/**
 * The one client of this browser, for code outside of components; a component takes it by
 * `useQueryClient`, from `Queries`. The server renders for everybody and keeps nothing, so it makes
 * a new client for each page.
 *
 * A public page must not import this module, because the library is a good part of a page's code:
 * it is imported once somebody is logged in or presses something (docs/decisions/0060).
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
      // Without a network a call fails and says so, like any other that gets no answer.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        // Who wants it says so: most pages know themselves when to ask anew.
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        // What the server refused once it refuses again; only what may pass is tried again.
        retry: (failures, error) => failures < TRIES && mayPass(error),
      },
    },
  });
}

function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/**
 * What belongs to the one who is logged in (cart, orders): asked for in the browser only, with the
 * token; it waits until there is one.
 * @param key what is asked for, such as `["order", id]`
 * @param care how long an answer counts as new, in milliseconds, else half a minute; whether it is
 *   asked for anew when the window is seen again; and after how long it is in any case, by what it says
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

/** Forgets what was personal whenever someone else logs in or out. */
function forgetAtLogout(client: QueryClient): void {
  useSession.subscribe((now, before) => {
    if (before.token !== null && now.token !== before.token) {
      client.removeQueries({ queryKey: EVERYTHING_PERSONAL });
    }
  });
}
