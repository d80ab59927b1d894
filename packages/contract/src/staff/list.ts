import * as z from "zod/mini";
import { Id, queryInteger } from "../wire.ts";

/** The query of a page of a list of staff. The cursor is that of the answer before. */
export const PageQuery = z.object({
  limit: z._default(queryInteger(1, 200, "Use 1 to 200"), 50),
  cursor: z.optional(Id),
});

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
