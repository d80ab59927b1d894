import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import type { Piece, PieceSize } from "./piece.ts";
import { categories, products } from "./tables.ts";

/** A product with its category and sizes, as it is read. */
export type ProductRow = Readonly<typeof products.$inferSelect> & {
  readonly categoryTitle: string;
  readonly categoryPicture: string;
  readonly sizes: readonly PieceSize[];
};

/** Whether a product is in the catalogue. */
export const isShown = isNull(products.removedAt);

const SLUG = /^[a-z0-9-]{1,64}$/;

/** Whether a product is in the catalogue and has this id or slug; nothing has any other text. */
export function isShownAs(idOrSlug: string): SQL | undefined {
  if (isId(idOrSlug)) return and(isShown, eq(products.id, idOrSlug));
  return SLUG.test(idOrSlug) ? and(isShown, eq(products.slug, idOrSlug)) : sql`false`;
}

/** Whether a product can be had. */
export const isAvailable = sql<boolean>`(${products.onSale} and ${products.inStock})`;

/** The shop's own order: what it features first. */
export const shopOrder = [desc(products.featured), asc(products.position), asc(products.id)];

/** The sizes of a products row in the shop's order; part of its query, so that none is asked twice. */
const sizes = sql<PieceSize[]>`(
  select coalesce(json_agg(
    json_build_object('size', s.size, 'netWeightMg', s.net_weight_mg, 'stock', s.stock)
    order by s.position
  ), '[]')
  from product_sizes s where s.product_id = ${products.id}
)`;

/** The products for which `where` holds, removed ones too, in no order. */
export function findProducts(db: Db, where: SQL | undefined): Promise<ProductRow[]> {
  return db
    .select({
      ...getTableColumns(products),
      categoryTitle: categories.title,
      categoryPicture: categories.picture,
      sizes,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where);
}

/** The products of these ids, in the order of the ids. */
export async function findProductsInOrder(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await findProducts(db, inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One product of the catalogue; null when there is none such, or it was removed. */
export async function findProduct(db: Db, idOrSlug: string): Promise<ProductRow | null> {
  const [row] = await findProducts(db, isShownAs(idOrSlug));
  return row ?? null;
}

/** The products of the catalogue for which `where` holds, in the shop's order, at most so many. */
export async function findInShopOrder(
  db: Db,
  where: SQL | undefined,
  limit: number,
): Promise<ProductRow[]> {
  const ids = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isShown, where))
    .orderBy(...shopOrder)
    .limit(limit);
  return findProductsInOrder(
    db,
    ids.map(({ id }) => id),
  );
}

/**
 * The pieces of these ids, by id. Those taken out of the catalogue are found too, because carts
 * and past orders still name them; an id that never was is not in the map.
 */
export async function findPieces(db: Db, ids: readonly string[]): Promise<Map<string, Piece>> {
  if (ids.length === 0) return new Map();
  const { id, slug, name, metal, kind, huid, pictures, onSale, stock } = products;
  const { carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp } = products;
  const rows = await db
    .select({
      id,
      slug,
      name,
      metal,
      kind,
      huid,
      pictures,
      onSale,
      stock,
      sizes,
      carat,
      netWeightMg,
      makingChargeBp,
      stoneValuePaise,
      discountBp,
      categoryId: products.categoryId,
      removed: sql<boolean>`${products.removedAt} is not null`,
    })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
