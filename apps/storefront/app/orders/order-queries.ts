import { getOrder, listOrders } from "@suvarna/contract/orders/calls";
import type { Order } from "@suvarna/contract/orders/schemas";
import { useInfiniteQuery } from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient, usePersonalQuery } from "../platform/queries.ts";

/** How often an order is asked for again while one of its papers is being written. */
const PAPER_WAIT_MS = 2000;

/** One order of the one who is logged in. */
export function useOrder(id: string) {
  return usePersonalQuery(
    ["order", id],
    (api, signal) => api.call(getOrder, { params: { id } }, { signal }),
    { refetchInterval: (order) => (order?.isPaperPending ? PAPER_WAIT_MS : false) },
  );
}

const ON_A_PAGE = 10;

/** The orders of a user, newest first, part by part. */
export function useOrders(userId: string) {
  return useInfiniteQuery({
    queryKey: personalKey("orders", userId),
    queryFn: ({ signal, pageParam: before }) =>
      browserApi.call(
        listOrders,
        { params: { userId }, query: { limit: ON_A_PAGE, ...(before ? { before } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (last) => (last.length < ON_A_PAGE ? null : (last.at(-1)?._id ?? null)),
  });
}

/** A new order: its pages know it at once, and the list asks again. */
export function rememberOrder(order: Order): void {
  const client = queryClient();
  client.setQueryData(personalKey("order", order._id), order);
  void client.invalidateQueries({ queryKey: personalKey("orders") });
}
