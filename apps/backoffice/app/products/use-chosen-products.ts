import { useState } from "react";
import { choiceIn, chooseIds, NO_CHOICE, tickedIds } from "./choice.ts";
import type { ListAddress } from "./list-query.ts";

/**
 * The products that staff have chosen: ticked rows of any page, or all products that match the
 * filter.
 * @param rows the ids of the products on the shown page
 */
export function useChosenProducts(filter: ListAddress["filter"], rows: readonly string[]) {
  const list = JSON.stringify(filter);
  const [choice, setChoice] = useState(NO_CHOICE);
  const valid = choiceIn(list, choice);
  // React renders again with the new state before it shows anything, so no action can use a choice
  // that the new filter has ended.
  if (valid !== choice) setChoice(valid);
  return {
    chosen: tickedIds(valid, rows),
    isAll: valid.allOf !== null,
    choose: (ids: ReadonlySet<string>) => setChoice(chooseIds(ids)),
    chooseAll: () => setChoice({ ids: valid.ids, allOf: list }),
  };
}
