import { count, eq } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isCategory } from "./facets.ts";
import { isShown } from "./product-rows.ts";
import { categories, products } from "./tables.ts";

export type CategoryRow = typeof categories.$inferSelect & { readonly count: number };

/** The categories in the shop's order, each with the number of its products. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
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
    .orderBy(categories.position, categories.id);
  return rows.map(({ category, count }) => ({ ...category, count: count ?? 0 }));
}

/** The three texts by which an address or a query can name a category. */
export type CategoryName = Pick<CategoryRow, "id" | "slug" | "title">;

/** The id, slug and title of each category, in the shop's order. */
export function findCategories(db: Db): Promise<CategoryName[]> {
  const { id, slug, title, position } = categories;
  return db.select({ id, slug, title }).from(categories).orderBy(position, id);
}

/** The category with this title, slug or id; undefined when there is none. */
export async function findCategory(db: Db, name: string): Promise<CategoryName | undefined> {
  return (await findCategories(db)).find((category) => isCategory(category, [name]));
}

/** Whether the database has any category. An empty database has none. */
export async function hasCategories(db: Db): Promise<boolean> {
  const [any] = await db.select({ id: categories.id }).from(categories).limit(1);
  return any !== undefined;
}
