import * as z from "zod/mini";
import { Id } from "../wire.ts";
import { Version } from "./desk-fields.ts";

/** A whole list in the order of the shop. `version` is the version of the order, for `If-Match`. */
export function orderedListOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), version: Version });
}

/** The ids of all items of the list, in their new order. */
export const NewOrder = z.object({ ids: z.array(Id).check(z.maxLength(500)) });

/** The version of a new order. */
export const OrderVersion = z.object({ version: Version });
