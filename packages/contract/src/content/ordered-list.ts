import * as z from "zod/mini";
import { ById, Id } from "../wire.ts";
import { IfMatch, Version } from "./desk-fields.ts";

/** A whole list in the order of the shop. `version` is the version of the order, for `If-Match`. */
function orderedListOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), version: Version });
}

/** The ids of all items of the list, in their new order. */
const NewOrder = z.object({ ids: z.array(Id).check(z.maxLength(500)) });

/** The version of a new order. */
const OrderVersion = z.object({ version: Version });

/** The summary of each call of an ordered list. */
type Summaries = Readonly<Record<"list" | "create" | "save" | "remove" | "order", string>>;

/**
 * The schemas of the five calls of an ordered list: it is read, and its order saved, as a whole. A
 * new item comes at the end.
 */
export function callsOfList<Input extends z.ZodMiniType, Item extends z.ZodMiniType>(
  { input, item }: { readonly input: Input; readonly item: Item },
  summaries: Summaries,
) {
  return {
    list: { summary: summaries.list, replies: { 200: orderedListOf(item) } },
    create: { summary: summaries.create, body: input, replies: { 201: item } },
    save: {
      summary: summaries.save,
      params: ById,
      headers: IfMatch,
      body: input,
      replies: { 200: item },
    },
    remove: { summary: summaries.remove, params: ById, headers: IfMatch, replies: { 204: null } },
    order: {
      summary: summaries.order,
      headers: IfMatch,
      body: NewOrder,
      replies: { 200: OrderVersion },
    },
  };
}
