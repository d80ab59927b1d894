import * as z from "zod/mini";
import { atMost, Id, queryInteger } from "../wire.ts";

/** The query of a page of a list of staff whose cursor is of some type. */
export function pageQueryBy<Cursor extends z.ZodMiniType>(cursor: Cursor) {
  return z.object({
    limit: z._default(queryInteger(1, 200, "Use 1 to 200"), 50),
    /** The cursor of the answer before. */
    cursor: z.optional(cursor),
  });
}

/** The query of a page of a list whose cursor is an id. */
export const PageQuery = pageQueryBy(Id);

/** The query of a page of a sorted list, whose cursor is the place of the last row in the order. */
export const SortedPageQuery = pageQueryBy(z.string().check(atMost(100)));

/** Some words that staff look for. */
export const SearchWords = z.optional(z.string().check(z.trim(), atMost(100)));

/** A page of a list of staff, which stays stable while rows are added. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** How many there are in all pages. */
    total: z.int(),
    /** The cursor of the next page; null after the last page. */
    nextCursor: z.nullable(z.string()),
  });
}
