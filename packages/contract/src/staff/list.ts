import * as z from "zod/mini";
import { Id, maxCharacters, queryInteger } from "../field-schemas.ts";

/**
 * Makes the schema of a query for a page of a list of staff.
 * @param cursor the schema of the list's cursor
 */
export function pageQueryBy<Cursor extends z.ZodMiniType>(cursor: Cursor) {
  return z.object({
    limit: z._default(queryInteger(1, 200, "Use 1 to 200"), 50),
    /** The cursor that the previous page returned. */
    cursor: z.optional(cursor),
  });
}

/** The query for a page of a list whose cursor is an id. */
export const PageQuery = pageQueryBy(Id);

/**
 * The query for a page of a sorted list. Its cursor is the sort key of the last row of the previous
 * page.
 */
export const SortedPageQuery = pageQueryBy(z.string().check(maxCharacters(100)));

/** The search text that staff have typed. */
export const SearchWords = z.optional(z.string().check(z.trim(), maxCharacters(100)));

/**
 * Makes the schema of a page of a list of staff. Rows that are added later do not shift the pages.
 */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** The number of rows in all pages. */
    total: z.int(),
    /** The cursor of the next page; null after the last page. */
    nextCursor: z.nullable(z.string()),
  });
}
