import * as z from "zod/mini";
import { ById, Id, requiredText } from "../field-schemas.ts";

/** The lists of the back office of which a member of staff can keep views. */
export const VIEWED_LISTS = ["orders", "products"] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** The most views of one list that a person can keep. A further one takes the place of the oldest. */
export const MOST_VIEWS = 12;

const fields = {
  list: z.enum(VIEWED_LISTS),
  name: requiredText("Give the view a name", 40),
  /** The filters, the search and the sort as the query of the list's address, without `?`. */
  query: z.string().check(z.minLength(1), z.maxLength(1000)),
};

/** A view of a list that a member of staff keeps, which no colleague sees. */
export const ListView = z.object({ _id: Id, ...fields });
export type ListView = z.infer<typeof ListView>;

export const ListViewInput = z.object(fields);
export type ListViewInput = z.output<typeof ListViewInput>;

export const listViews = {
  summary: "The caller's own views of the lists of the back office, oldest first",
  replies: { 200: z.object({ views: z.array(ListView) }) },
};

export const keepView = {
  summary:
    "Keeps a view of a list for the caller. A view of the same name is replaced, and the oldest one is dropped when there are too many",
  body: ListViewInput,
  replies: { 200: ListView },
};

export const dropView = {
  summary: "Drops one of the caller's own views of a list",
  params: ById,
  replies: { 204: null },
};
