import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { inTranslation, type Translation } from "../platform/translations.ts";
import type { Piece, PieceSize } from "./piece.ts";
import { categories, products } from "./tables.ts";
import { type ShownTexts, translatedProduct } from "./translated-texts.ts";

/** A product row with its category and its sizes, and with its texts in one language. */
export type ProductRow = Readonly<Omit<typeof products.$inferSelect, "translations">> & {
  readonly categoryTitle: string;
  readonly categoryPicture: string;
  readonly sizes: readonly PieceSize[];
  readonly shown?: ShownTexts;
};

/** SQL condition: the product is in the catalogue and not removed. */
export const isShown = isNull(products.removedAt);

const SLUG = /^[a-z0-9-]{1,64}$/;

/** SQL condition: the product is in the catalogue and has this id or slug. */
export function isShownAs(idOrSlug: string): SQL | undefined {
  if (isId(idOrSlug)) return and(isShown, eq(products.id, idOrSlug));
  return SLUG.test(idOrSlug) ? and(isShown, eq(products.slug, idOrSlug)) : sql`false`;
}

/** SQL condition: the product can be bought now. */
export const isAvailable = sql<boolean>`(${products.onSale} and ${products.inStock})`;

/** The shop's own order: featured products first, then by position. */
export const shopOrder = [desc(products.featured), asc(products.position), asc(products.id)];

/**
 * A subquery for the sizes of a product in the shop's order, so that no second query per product is
 * needed.
 */
const sizes = sql<PieceSize[]>`(
  select coalesce(json_agg(
    json_build_object('size', s.size, 'netWeightMg', s.net_weight_mg, 'stock', s.stock)
    order by s.position
  ), '[]')
  from product_sizes s where s.product_id = ${products.id}
)`;

const { translations: _everyLanguage, ...columns } = getTableColumns(products);

/**
 * SQL expression for the translation of a row in one language; null without a language. The other
 * translations are not read.
 */
export function translationIn(
  { translations }: Pick<typeof products | typeof categories, "translations">,
  language: string | null,
): SQL<Translation | null> {
  return language === null ? sql`null` : sql`${translations} -> ${language}`;
}

/**
 * Reads the products that match `where`, including removed products, in no particular order.
 * @param language the code of the language of the texts; null for the original texts
 */
export async function findProducts(
  db: Db,
  where: SQL | undefined,
  language: string | null = null,
): Promise<ProductRow[]> {
  const rows = await db
    .select({
      row: {
        ...columns,
        categoryTitle: categories.title,
        categoryPicture: categories.picture,
        sizes,
      },
      translation: translationIn(products, language),
      categoryTranslation: translationIn(categories, language),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where);
  return rows.map(({ row, ...read }) => (language === null ? row : translatedProduct(row, read)));
}

/** Reads the products with these ids, in the order of the ids. */
export async function findProductsInOrder(
  db: Db,
  ids: readonly string[],
  language: string | null = null,
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await findProducts(db, inArray(products.id, [...ids]), language);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Finds a product of the catalogue by its id or slug; null when the product does not exist or was
 * removed.
 */
export async function findProduct(
  db: Db,
  idOrSlug: string,
  language: string | null = null,
): Promise<ProductRow | null> {
  const [row] = await findProducts(db, isShownAs(idOrSlug), language);
  return row ?? null;
}

/**
 * Reads the ids of the products of the catalogue that match `where`, in the shop's order, at most
 * `limit` ids.
 */
export async function findIdsInShopOrder(
  db: Db,
  where: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isShown, where))
    .orderBy(...shopOrder)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Reads the products of the catalogue that match `where`, in the shop's order, at most `limit`
 * products.
 */
export async function findInShopOrder(
  db: Db,
  where: SQL | undefined,
  limit: number,
  language: string | null = null,
): Promise<ProductRow[]> {
  return findProductsInOrder(db, await findIdsInShopOrder(db, where, limit), language);
}

/**
 * Reads the pieces with these ids, by id. Removed pieces are included, because carts and past
 * orders still refer to them; an unknown id is not in the map.
 */
export async function findPieces(
  db: Db,
  ids: readonly string[],
  language: string | null = null,
): Promise<Map<string, Piece>> {
  if (ids.length === 0) return new Map();
  const { id, slug, name, metal, metalColour, kind, engravable, huid } = products;
  const { pictures, onSale, stock } = products;
  const { carat, netWeightMg, grossWeightMg, makingChargeBp, stoneValuePaise, discountBp } =
    products;
  const rows = await db
    .select({
      id,
      slug,
      name,
      metal,
      metalColour,
      kind,
      engravable,
      huid,
      pictures,
      onSale,
      stock,
      sizes,
      carat,
      netWeightMg,
      grossWeightMg,
      makingChargeBp,
      stoneValuePaise,
      discountBp,
      categoryId: products.categoryId,
      removed: sql<boolean>`${products.removedAt} is not null`,
      translation: translationIn(products, language),
    })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ translation, ...row }) => [row.id, inTranslation(row, ["name"], translation)]),
  );
}

/**
 * Reads the translated names of products, including removed products, by their ids. A product
 * without a translation of its name is left out.
 */
export async function translatedNames(
  db: Db,
  ids: readonly string[],
  language: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, translation: translationIn(products, language) })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(
    rows.flatMap(({ id, translation }) => {
      const name = translation?.["name"]?.text;
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
