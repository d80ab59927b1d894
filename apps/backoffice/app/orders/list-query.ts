import type { CallInput } from "@suvarna/contract/endpoint";
import type { listOrderRows } from "@suvarna/contract/orders/staff-desk";
import {
  ORDER_SORTS,
  ORDER_VIEWS,
  type OrderSort,
  type OrderView,
} from "@suvarna/domain/order-views";

type Query = CallInput<typeof listOrderRows>["query"];

/** The parameters of the address that a list of orders is asked by. */
const PARAMETERS = [
  "q",
  "state",
  "payment",
  "method",
  "from",
  "to",
  "dueFrom",
  "dueTo",
  "least",
  "most",
  "cursor",
] as const;

/** The view in an address; all orders if the address names no view. */
export function viewOf(params: URLSearchParams): OrderView {
  const named = params.get("view");
  return ORDER_VIEWS.find((view) => view === named) ?? "all";
}

/** The sort in an address; the newest orders first if the address names no sort. */
export function sortOf(params: URLSearchParams): OrderSort {
  const named = params.get("sort");
  return ORDER_SORTS.find((sort) => sort === named) ?? "newest";
}

/** The query of the list of an address. */
export function queryOf(params: URLSearchParams): Query {
  const said = PARAMETERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { view: viewOf(params), sort: sortOf(params), ...Object.fromEntries(said) } as Query;
}

/** The part of an address by which an opened order finds its neighbours. */
export function searchOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete("cursor");
  return kept.size > 0 ? `?${kept}` : "";
}
