import { getOrder, listOrders } from "@suvarna/contract/orders/calls";
import type { Order } from "@suvarna/contract/orders/schemas";
import type { OwnOrderPart } from "@suvarna/domain/order";
import { useInfiniteQuery } from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient, usePersonalQuery } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";

/**
 * The time in milliseconds between two fetches of an order while its tax document is being made.
 */
const TAX_DOCUMENT_WAIT_MS = 2000;

/** An order of the logged-in user. */
export function useOrder(id: string) {
  return usePersonalQuery(
    ["order", id],
    (api, signal) => api.call(getOrder, { params: { id } }, { signal }),
    { refetchInterval: (order) => (order?.isPaperPending ? TAX_DOCUMENT_WAIT_MS : false) },
  );
}

const ON_A_PAGE = 10;

/** The call for a part of a user's list of orders, which begins after the order `before`. */
export function listOf(userId: string, show: OwnOrderPart, before = "") {
  return {
    params: { userId },
    query: { show, limit: ON_A_PAGE, ...(before ? { before } : {}) },
  };
}

/** A user's orders, newest first, page by page. */
export function useOrders(userId: string, show: OwnOrderPart = "all") {
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  return useInfiniteQuery({
    enabled: loggedIn,
    queryKey: personalKey("orders", userId, show),
    queryFn: ({ signal, pageParam }) =>
      browserApi.call(listOrders, listOf(userId, show, pageParam), { signal }),
    initialPageParam: "",
    getNextPageParam: (last) => (last.length < ON_A_PAGE ? null : (last.at(-1)?._id ?? null)),
  });
}

/**
 * Puts a new order into the query cache for the pages that show it, and marks the cached list of
 * orders as stale.
 */
export function rememberOrder(order: Order): void {
  const client = queryClient();
  client.setQueryData(personalKey("order", order._id), order);
  void client.invalidateQueries({ queryKey: personalKey("orders") });
  void client.invalidateQueries({ queryKey: personalKey("counts") });
}
