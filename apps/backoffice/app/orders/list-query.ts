import type { CallInput } from "@suvarna/contract/endpoint";
import type { listOrderRows } from "@suvarna/contract/orders/staff-desk";
import {
  ORDER_SORTS,
  ORDER_VIEWS,
  type OrderSort,
  type OrderView,
} from "@suvarna/domain/order-views";

type Query = CallInput<typeof listOrderRows>["query"];

/** The query parameters of the page by which a list of orders is filtered and sorted. */
const PARAMETERS = [
  "q",
  "state",
  "payment",
  "method",
  "assignedTo",
  "from",
  "to",
  "dueFrom",
  "dueTo",
  "least",
  "most",
  "cursor",
] as const;

/** Reads the view from the page's address. Without a view all orders are shown. */
export function viewOf(params: URLSearchParams): OrderView {
  const named = params.get("view");
  return ORDER_VIEWS.find((view) => view === named) ?? "all";
}

/** Reads the sort from the page's address. Without a sort the newest orders come first. */
export function sortOf(params: URLSearchParams): OrderSort {
  const named = params.get("sort");
  return ORDER_SORTS.find((sort) => sort === named) ?? "newest";
}

/** Makes the API query of the list from the page's address. */
export function queryOf(params: URLSearchParams): Query {
  const filters = PARAMETERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { view: viewOf(params), sort: sortOf(params), ...Object.fromEntries(filters) } as Query;
}

/**
 * The part of the list's address that an opened order keeps, to find the orders before and after
 * it.
 */
export function searchOf(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete("cursor");
  return rest.size > 0 ? `?${rest}` : "";
}
