import { count, eq, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isCategory } from "./facets.ts";
import { isShown } from "./product-rows.ts";
import { categories, products } from "./tables.ts";

export type CategoryRow = typeof categories.$inferSelect & { readonly count: number };

/**
 * Lists the categories in the shop's order, each with the number of its products.
 * @param where the condition of the listed categories; all when undefined
 */
export async function listCategories(db: Db, where?: SQL): Promise<CategoryRow[]> {
  const counted = db
    .select({ categoryId: products.categoryId, count: count().as("count") })
    .from(products)
    .where(isShown)
    .groupBy(products.categoryId)
    .as("counted");
  const rows = await db
    .select({ category: categories, count: counted.count })
    .from(categories)
    .leftJoin(counted, eq(counted.categoryId, categories.id))
    .where(where)
    .orderBy(categories.position, categories.id);
  return rows.map(({ category, count }) => ({ ...category, count: count ?? 0 }));
}

/** The fields by which an address, a query or a search can name a category. */
export type CategoryName = Pick<
  CategoryRow,
  "id" | "slug" | "title" | "formerTitles" | "translations"
>;

/** SQL condition: menus and the home page show the category. */
export const isShownCategory = eq(categories.shown, true);

/** Reads the names of each category, in the shop's order. */
export function findCategories(db: Db): Promise<CategoryName[]> {
  const { id, slug, title, formerTitles, translations, position } = categories;
  return db
    .select({ id, slug, title, formerTitles, translations })
    .from(categories)
    .orderBy(position, id);
}

/** Lists the titles of all categories in the shop's order, for a choice of staff. */
export function listCategoryTitles(
  db: Db,
): Promise<{ readonly _id: string; readonly title: string; readonly shown: boolean }[]> {
  const { id, title, shown, position } = categories;
  return db.select({ _id: id, title, shown }).from(categories).orderBy(position, id);
}

/** Returns the name of a category in a language; its title where it has no translation. */
export function nameOfCategory(
  { title, translations }: Pick<CategoryRow, "title" | "translations">,
  language: string | null,
): string {
  return (language === null ? undefined : translations[language]?.["title"]?.text) ?? title;
}

/** Returns the title of a category in all languages, with which the search finds its pieces. */
export function titlesOf({ title, translations }: Pick<CategoryRow, "title" | "translations">) {
  const translated = Object.values(translations).flatMap((texts) => texts["title"]?.text ?? []);
  return [title, ...translated].join(" ");
}

/** Finds the category with this title, slug or id; undefined when there is none. */
export async function findCategory(db: Db, name: string): Promise<CategoryName | undefined> {
  return (await findCategories(db)).find((category) => isCategory(category, [name]));
}

/**
 * Locks a category, so that it can't be deleted until the end of the transaction.
 * @returns whether the category exists
 */
export async function lockCategoryRow(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for("share");
  return rows.length > 0;
}

/** Whether the database has any category. An empty database has none. */
export async function hasCategories(db: Db): Promise<boolean> {
  const [any] = await db.select({ id: categories.id }).from(categories).limit(1);
  return any !== undefined;
}
