import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { useState } from "react";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { queryOf, searchOf } from "./list-query.ts";
import { readAllRows } from "./read-all-rows.ts";

export const NONE_CHOSEN: ReadonlySet<string> = new Set();

/**
 * The orders of a list that staff have chosen: rows of the shown page, or of all pages. Another
 * search, view or filter ends the choice of all pages.
 * @param rows the rows of the shown page
 */
export function useChosenOrders(rows: readonly OrderRow[], params: URLSearchParams) {
  const list = searchOf(params);
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [all, setAll] = useState<{ readonly list: string; readonly rows: OrderRow[] } | null>(null);
  const [isReading, setReading] = useState(false);

  function choose(ids: ReadonlySet<string>): void {
    setChosen(ids);
    if (ids.size === 0) setAll(null);
  }

  /** Reads and chooses the orders of all pages of the list. */
  async function chooseAll(): Promise<void> {
    setReading(true);
    try {
      const { cursor: _, ...query } = queryOf(params) ?? {};
      const found = await readAllRows(query);
      setAll({ list, rows: found });
      setChosen(new Set(found.map(({ _id }) => _id)));
    } catch (error) {
      toast.failed("The other pages were not chosen", sentenceOf(error));
    }
    setReading(false);
  }

  // The rows of the shown page come last, because their data is newer than that of all pages.
  const known = [...(all?.list === list ? all.rows : []), ...rows];
  const byId = new Map(known.map((row) => [row._id, row]));
  const chosenRows = [...byId.values()].filter(({ _id }) => chosen.has(_id));
  return { chosen, chosenRows, choose, chooseAll, isReading };
}
