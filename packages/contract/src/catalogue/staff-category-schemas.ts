import * as z from "zod/mini";
import { optionalText, PictureAddress, Version } from "../content/desk-fields.ts";
import { callsOfList } from "../content/ordered-list.ts";
import { Id, requiredText } from "../field-schemas.ts";

const fields = {
  title: requiredText("Give the category a title", 60),
  description: optionalText(600),
  picture: PictureAddress,
  /**
   * Whether menus and the home page show the category. The category's pieces are sold in both
   * cases.
   */
  shown: z.boolean("Use true or false"),
};

export const CategoryInput = z.object(fields);
export type CategoryInput = z.output<typeof CategoryInput>;

/** A category as staff see it. */
export const DeskCategory = z.object({
  _id: Id,
  ...fields,
  /** The name of the category in addresses. It stays unchanged when the title changes. */
  slug: z.string(),
  /** The number of pieces in the category. */
  count: z.number(),
  version: Version,
});
export type DeskCategory = z.infer<typeof DeskCategory>;

export const {
  list: listDeskCategories,
  create: createCategory,
  save: saveCategory,
  remove: removeCategory,
  order: orderCategories,
} = callsOfList(
  { input: CategoryInput, item: DeskCategory },
  {
    list: "All categories in the order of the shop, also those that are not shown",
    create: "Adds a category, at the end",
    save: "Changes a category. Addresses with its earlier titles still lead to it",
    remove:
      "Deletes a category that no piece belongs to, drafts and archived pieces included, and no coupon that can be used",
    order: "Puts the categories into another order",
  },
);

/** The name of a category, as staff choose a category for products and coupons. */
export const CategoryName = z.object({
  _id: Id,
  title: z.string(),
  /** Whether menus and the home page show the category. */
  shown: z.boolean(),
});
export type CategoryName = z.infer<typeof CategoryName>;

export const listCategoryNames = {
  summary: "The names of all categories, also of those that are not shown",
  replies: { 200: z.array(CategoryName) },
};
