import * as z from "zod/mini";
import { IfMatch, optionalText, PictureAddress, Version } from "../content/desk-fields.ts";
import { NewOrder, OrderVersion, orderedListOf } from "../content/ordered-list.ts";
import { ById, Id, requiredText } from "../wire.ts";

const fields = {
  title: requiredText("Give the category a title", 60),
  description: optionalText(600),
  picture: PictureAddress,
  /** Whether menus and the home page show it. Its pieces are sold either way. */
  shown: z.boolean("Use true or false"),
};

export const CategoryInput = z.object(fields);
export type CategoryInput = z.output<typeof CategoryInput>;

/** A category as staff see it. */
export const DeskCategory = z.object({
  _id: Id,
  ...fields,
  /** The word by which its address names it; it stays when the title changes. */
  slug: z.string(),
  /** How many pieces it has. */
  count: z.number(),
  version: Version,
});
export type DeskCategory = z.infer<typeof DeskCategory>;

export const listDeskCategories = {
  summary: "All categories in the order of the shop, also those that are not shown",
  replies: { 200: orderedListOf(DeskCategory) },
};

export const createCategory = {
  summary: "Adds a category, at the end",
  body: CategoryInput,
  replies: { 201: DeskCategory },
};

export const saveCategory = {
  summary: "Changes a category. Addresses with its earlier titles still lead to it",
  params: ById,
  headers: IfMatch,
  body: CategoryInput,
  replies: { 200: DeskCategory },
};

export const removeCategory = {
  summary: "Deletes a category that no piece belongs to, drafts and archived pieces included",
  params: ById,
  headers: IfMatch,
  replies: { 204: null },
};

export const orderCategories = {
  summary: "Puts the categories into another order",
  headers: IfMatch,
  body: NewOrder,
  replies: { 200: OrderVersion },
};
