import type { CallInput, Endpoint, Reply } from "@suvarna/contract/endpoint";
import type { OptionalIdempotencyHeaders } from "@suvarna/contract/idempotency";
import {
  keepPreviousData,
  QueryClient,
  type UseQueryResult,
  useIsMutating,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { withFreshProof } from "../sign-in/with-fresh-proof.ts";
import { sendWithKey } from "./addition-keys.ts";
import { api, hasShopFailed } from "./api.ts";

const TRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    // While the browser is offline, a change fails at once with a message instead of waiting for
    // the network.
    mutations: { networkMode: "always" },
    queries: {
      staleTime: 15_000,
      // Only failures that may be temporary are retried. The server would refuse the same call
      // again.
      retry: (failures, error) => failures < TRIES && hasShopFailed(error),
    },
  },
});

/**
 * The cache key of a call's answer: its path and its input. With the path `/staff/orders`, `forget`
 * finds the answers of this call and of all calls below the path.
 */
export function keyOf<E extends Endpoint>(call: E, input: CallInput<E>): readonly unknown[] {
  return [call.path, input];
}

/**
 * Reads the answer of a call, which is cached by the call's input. When the input changes, the old
 * answer is shown until the new answer arrives.
 */
export function useRead<E extends Endpoint>(
  call: E,
  input: CallInput<E>,
  options: {
    readonly enabled?: boolean;
    /**
     * How often the data is polled, in milliseconds. It is for the progress of long work and for
     * data that changes with time. The socket reports all other changes (live.ts).
     */
    readonly refetchInterval?: number | false;
    readonly staleTime?: number;
    /** How long an answer that no page shows stays in the cache, in milliseconds. */
    readonly gcTime?: number;
  } = {},
): UseQueryResult<Reply<E>> {
  return useQuery({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => api.call(call, input, { signal }),
    placeholderData: keepPreviousData,
    ...options,
  });
}

/**
 * Marks the answers of all calls whose path begins with a given path as stale. The answers on the
 * screen are read again.
 */
export async function invalidateCalls(...paths: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === "string" && paths.some((start) => path.startsWith(start)),
  });
}

/** Reads the data on the screen again, unless the browser's tab is hidden. */
export function readScreenAgain(): void {
  if (document.visibilityState === "visible") void queryClient.refetchQueries({ type: "active" });
}

/**
 * A call that changes data. When the server requires a fresh proof, the user is asked for the
 * second factor and the call is made again. Afterwards the answers below the given paths are read
 * again.
 * @param forgets the beginnings of the paths whose answers become stale by the change, such as
 *   `/staff/orders`
 */
export function useChange<E extends Endpoint>(call: E, ...forgets: readonly string[]) {
  return useMutation<Reply<E>, Error, CallInput<E>>({
    mutationKey: [call.path],
    mutationFn: (input) => withFreshProof(() => api.call(call, input)),
    onSettled: () => invalidateCalls(...forgets),
  });
}

/** A call that takes an idempotency key. */
type AddEndpoint = Endpoint & {
  readonly types: { readonly headers: typeof OptionalIdempotencyHeaders };
};

/**
 * A call that adds something, once for each idempotency key. An addition that is sent again because
 * its answer was lost is made once.
 * @param forgets the beginnings of the paths whose answers become stale, as for `useChange`
 */
export function useAdd<E extends AddEndpoint>(call: E, ...forgets: readonly string[]) {
  return useMutation<Reply<E>, Error, Omit<CallInput<E>, "headers">>({
    mutationKey: [call.path],
    mutationFn: (input) =>
      sendWithKey(call.path, input, (headers) =>
        withFreshProof(() => api.call(call, { ...input, headers } as CallInput<E>)),
      ),
    onSettled: () => invalidateCalls(...forgets),
  });
}

/** Tells whether this call, which changes data, waits for its answer anywhere on the page. */
export function useIsSending(call: Endpoint): boolean {
  return useIsMutating({ mutationKey: [call.path] }) > 0;
}
