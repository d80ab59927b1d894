import { listOrderRows } from "@suvarna/contract/orders/staff-desk";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { api } from "../platform/api.ts";
import type { queryOf } from "./list-query.ts";

/** The most orders that staff can choose at once, on all pages of the list together. */
export const MOST_CHOSEN = 2_000;
const ROWS_PER_CALL = 200;

/** Reads the orders of all pages of a list, in the order of the list, up to `MOST_CHOSEN`. */
export async function readAllRows(query: ReturnType<typeof queryOf>): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  let cursor: string | null | undefined;
  do {
    const answer = await api.call(listOrderRows, {
      query: { ...query, limit: ROWS_PER_CALL, cursor: cursor ?? undefined },
    });
    rows.push(...answer.items);
    cursor = answer.nextCursor;
  } while (cursor !== null && rows.length < MOST_CHOSEN);
  return rows;
}
