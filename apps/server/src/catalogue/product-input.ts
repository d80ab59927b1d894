import type { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import { rupees } from "@suvarna/domain/money";
import { and, asc, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import type { Translations } from "../platform/translations.ts";
import { hallmarkedPieces, productDrafts } from "./desk-tables.ts";
import { findProducts, type ProductRow } from "./product-rows.ts";
import { type Filter, filterCondition, type StockRule } from "./staff-conditions.ts";
import { productDetails, products } from "./tables.ts";

/**
 * A product in the form in which staff enter it, with its translated texts; left out if there are
 * none.
 */
export type ImportedInput = ProductInput & { readonly translations?: Translations };

/**
 * A product of the catalogue in the form in which staff enter it, with the names by which the
 * product is found.
 */
export interface NamedProduct {
  readonly id: string;
  /** The model number; empty for a product without one. */
  readonly modelNumber: string;
  readonly slug: string;
  /** Whether the product was never published. The input is then that of its draft. */
  readonly isDraft: boolean;
  /** Whether the published product has a draft, which would replace what is published. */
  readonly hasDraft: boolean;
  readonly isArchived: boolean;
  readonly input: ImportedInput;
}

/** SQL condition: the product is published, or is a draft. */
const isOnDesk = ne(products.state, "archived");

/**
 * Finds the products with one of these model numbers (in any case) or slugs, in no particular
 * order.
 */
export async function findNamedProducts(
  db: Db,
  names: { readonly models: readonly string[]; readonly slugs: readonly string[] },
): Promise<NamedProduct[]> {
  if (names.models.length + names.slugs.length === 0) return [];
  const byModel = db
    .select({ id: productDetails.productId })
    .from(productDetails)
    .where(
      inArray(
        sql`upper(${productDetails.modelNumber})`,
        names.models.map((model) => model.toUpperCase()),
      ),
    );
  return nameProducts(
    db,
    and(
      isOnDesk,
      or(
        names.models.length > 0 ? inArray(products.id, byModel) : undefined,
        names.slugs.length > 0 ? inArray(products.slug, [...names.slugs]) : undefined,
      ),
    ),
  );
}

/**
 * Reads the products with these ids, in no particular order, and locks them until the caller's
 * transaction ends. Archived products are left out.
 */
export async function lockProductInputs(tx: Tx, ids: readonly string[]): Promise<NamedProduct[]> {
  if (ids.length === 0) return [];
  const condition = inArray(products.id, [...ids]);
  // All transactions lock products in the order of their ids, to avoid deadlocks.
  const { id } = products;
  await tx.select({ id }).from(products).where(condition).orderBy(asc(id)).for("update");
  return nameProducts(tx, and(isOnDesk, condition));
}

/** Finds the products to which the pieces with these HUIDs belong, by HUID. */
export async function findHuids(db: Db, huids: readonly string[]): Promise<Map<string, string>> {
  if (huids.length === 0) return new Map();
  const { huid, productId } = hallmarkedPieces;
  const rows = await db
    .select({ huid, productId })
    .from(hallmarkedPieces)
    .where(inArray(huid, [...huids]));
  return new Map(rows.map((row) => [row.huid, row.productId]));
}

/** The filter of a list of staff, with the rule for its view of low stock. */
export interface ExportedList {
  readonly filter: Filter;
  readonly stock: StockRule;
}

/** Reads a page of the products that a filter of staff's list selects, in the order of their ids. */
export async function pageNamedProducts(
  db: Db,
  { filter, stock }: ExportedList,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<NamedProduct[]> {
  const isListed = await filterCondition(db, filter, stock);
  const ids = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isListed, after === undefined ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
  if (ids.length === 0) return [];
  const condition = inArray(
    products.id,
    ids.map(({ id }) => id),
  );
  const named = await nameProducts(db, condition);
  return named.sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function nameProducts(db: Db, where: SQL | undefined): Promise<NamedProduct[]> {
  const rows = await findProducts(db, where);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { productId, modelNumber } = productDetails;
  const models = await db
    .select({ productId, modelNumber })
    .from(productDetails)
    .where(inArray(productId, ids));
  const modelOf = new Map(models.map((row) => [row.productId, row.modelNumber]));
  const translated = await db
    .select({ id: products.id, translations: products.translations })
    .from(products)
    .where(and(inArray(products.id, ids), ne(products.translations, {})));
  const translationsOf = new Map(translated.map(({ id, ...of }) => [id, of]));
  const drafts = await draftSlugs(db, ids);
  return rows.map((row) => {
    const isDraft = row.state === "draft";
    const slug = (isDraft && drafts.get(row.id)) || row.slug;
    return {
      id: row.id,
      modelNumber: modelOf.get(row.id) ?? "",
      slug,
      isDraft,
      hasDraft: row.state === "published" && drafts.has(row.id),
      isArchived: row.state === "archived",
      input: { ...inputOf(row), ...translationsOf.get(row.id), slug },
    };
  });
}

/**
 * Reads the slugs that the drafts of these products will have when they are published, by the ids of
 * the products. A slug is empty when staff have not chosen one.
 */
async function draftSlugs(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { productId, content } = productDrafts;
  const drafts = await db
    .select({ productId, slug: sql<string>`${content} ->> 'slug'` })
    .from(productDrafts)
    .where(inArray(productId, [...ids]));
  return new Map(drafts.map((draft) => [draft.productId, draft.slug]));
}

/** Converts a product to the input with which staff would enter it: the opposite of `columnsOf`. */
function inputOf(row: ProductRow): ProductInput {
  const { name, slug, description, carat, metalColour, stock, dimensions, stones, tags } = row;
  const { kind, occasions, collections, engravable } = row;
  const { huid, certificate, featured, bestSelling, everyday } = row;
  return {
    name,
    slug,
    description,
    category: row.categoryTitle,
    carat,
    metal: row.metal === "Silver" ? "Silver" : "Gold",
    metalColour,
    kind,
    occasions,
    collections,
    netWeight: row.netWeightMg / 1000,
    grossWeight: row.grossWeightMg / 1000,
    makingcharge: row.makingChargeBp / 100,
    stoneValue: rupees(row.stoneValuePaise),
    discountPercent: row.discountBp / 100,
    images: [...row.pictures],
    isAvailable: row.onSale,
    stock,
    sizes:
      row.sizes.length === 0
        ? null
        : row.sizes.map(({ size, netWeightMg, stock }) => ({
            size,
            netWeight: netWeightMg / 1000,
            stock,
          })),
    dimensions,
    engravable,
    stones,
    huid,
    certificate,
    tags,
    featured,
    bestSelling,
    everyday,
  };
}
