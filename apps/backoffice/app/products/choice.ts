/** The products that staff have chosen in the list for a change of many. */
export interface ProductChoice {
  /** The ids of the ticked products. */
  readonly ids: ReadonlySet<string>;
  /** The list of which all products are chosen, on all its pages; null while only ids are chosen. */
  readonly allOf: string | null;
}

export const NO_CHOICE: ProductChoice = { ids: new Set(), allOf: null };

/** Every change of the ticks ends the choice of all products. */
export function chooseIds(ids: ReadonlySet<string>): ProductChoice {
  return { ids, allOf: null };
}

/**
 * The choice that remains when the page shows this list. The choice of all products belongs to the
 * list in which it was made: another filter ends it, so that no unseen product is changed.
 */
export function choiceIn(list: string, choice: ProductChoice): ProductChoice {
  return choice.allOf === null || choice.allOf === list ? choice : NO_CHOICE;
}

/**
 * The ids of the rows that show a tick. While all products are chosen, these are all rows of every
 * page.
 */
export function tickedIds(choice: ProductChoice, rows: readonly string[]): ReadonlySet<string> {
  return choice.allOf === null ? choice.ids : new Set([...choice.ids, ...rows]);
}
