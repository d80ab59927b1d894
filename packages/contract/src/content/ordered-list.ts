import * as z from "zod/mini";
import { ById, Id } from "../field-schemas.ts";
import { OptionalIdempotencyHeaders } from "../idempotency.ts";
import { IfMatch, Version } from "./desk-fields.ts";

/**
 * Makes the schema of a whole list, in the order in which the shop shows it. `version` is the
 * version of the order of items, for `If-Match`.
 */
function orderedListOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), version: Version });
}

/** The ids of all items of the list, in their new order. */
const NewOrder = z.object({ ids: z.array(Id).check(z.maxLength(500)) });

/** The version of a list's order of items after a change. */
const OrderVersion = z.object({ version: Version });

/** The summaries of an ordered list's calls, for the API's documentation. */
type Summaries = Readonly<Record<"list" | "create" | "save" | "remove" | "order", string>>;

/**
 * Makes the schemas of the five calls of an ordered list. The list is read as a whole, and its
 * order is saved as a whole. A new item is added at the end.
 */
export function callsOfList<Input extends z.ZodMiniType, Item extends z.ZodMiniType>(
  { input, item }: { readonly input: Input; readonly item: Item },
  summaries: Summaries,
) {
  return {
    list: { summary: summaries.list, replies: { 200: orderedListOf(item) } },
    create: {
      summary: `${summaries.create}, once for each Idempotency-Key`,
      headers: OptionalIdempotencyHeaders,
      body: input,
      replies: { 201: item },
    },
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
