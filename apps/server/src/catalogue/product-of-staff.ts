import type {
  ListedProduct,
  ProductContent,
  StaffProduct,
} from "@suvarna/contract/catalogue/staff-products-schemas";
import { rupees } from "@suvarna/domain/money";
import { priceFallNeeds } from "@suvarna/domain/staff/approval";
import { asc, eq, inArray } from "drizzle-orm";
import { namesOf } from "../identity/index.ts";
import type { App } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { productDrafts } from "./desk-tables.ts";
import { type PriceGuard, priceFalls } from "./price-guard.ts";
import { contentOf, draftColumns } from "./product-content.ts";
import { findProducts, type ProductRow } from "./product-rows.ts";
import { totalStock } from "./serialize-product.ts";
import type { StockRule } from "./staff-conditions.ts";
import { productDetails, productSizes, products } from "./tables.ts";

/** A product in any state, with its unpublished draft. */
export interface StaffRow {
  readonly row: ProductRow;
  readonly modelNumber: string;
  readonly draft: typeof productDrafts.$inferSelect | null;
}

/**
 * Reads the products with these ids, in the order of the ids, including drafts and archived
 * products.
 */
export async function findStaffRows(db: Db, ids: readonly string[]): Promise<StaffRow[]> {
  if (ids.length === 0) return [];
  const rows = await findProducts(db, inArray(products.id, [...ids]));
  const drafts = await db
    .select()
    .from(productDrafts)
    .where(inArray(productDrafts.productId, [...ids]));
  const details = await db
    .select({ id: productDetails.productId, modelNumber: productDetails.modelNumber })
    .from(productDetails)
    .where(inArray(productDetails.productId, [...ids]));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const draftOf = new Map(drafts.map((draft) => [draft.productId, draft]));
  const modelOf = new Map(details.map(({ id, modelNumber }) => [id, modelNumber]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? { row, modelNumber: modelOf.get(id) ?? "", draft: draftOf.get(id) ?? null } : [];
  });
}

/** Reads the names of a product's sizes. */
export async function sizeNames(db: Db, productId: string): Promise<string[]> {
  if (!isId(productId)) throw new Refusal("product_not_found");
  const productRows = await findProducts(db, eq(products.id, productId));
  if (productRows.length === 0) throw new Refusal("product_not_found");
  const rows = await db
    .select({ size: productSizes.size })
    .from(productSizes)
    .where(eq(productSizes.productId, productId))
    .orderBy(asc(productSizes.position));
  return rows.map(({ size }) => size);
}

/** Reads a product with its draft. @throws Refusal product_not_found */
export async function staffProduct(
  {
    app,
    stock,
    guard,
  }: { readonly app: App; readonly stock: StockRule; readonly guard: PriceGuard },
  id: string,
): Promise<StaffProduct> {
  const { db } = app.database;
  const [found] = isId(id) ? await findStaffRows(db, [id]) : [];
  if (!found) throw new Refusal("product_not_found");
  const { row, draft, modelNumber } = found;
  const names = draft ? await namesOf(db, [draft.savedBy]) : new Map<string, string>();
  return {
    ...serializeListed(found, stock),
    published: row.publishedAt === null ? null : contentOf(row, modelNumber),
    draft: draft && {
      content: draft.content,
      savedAt: draft.savedAt.toISOString(),
      savedBy: { _id: draft.savedBy, name: names.get(draft.savedBy) ?? null },
    },
    priceFall: row.publishedAt && draft ? await fallOf(app, guard, row, draft.content) : null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    pictures: row.pictures,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Computes how far publishing a draft would lower the price, and what it needs therefore. */
async function fallOf(
  { database, clock }: App,
  guard: PriceGuard,
  row: ProductRow,
  content: ProductContent,
): Promise<StaffProduct["priceFall"]> {
  const change = { id: row.id, before: row, after: draftColumns(content) };
  const fallBp = (await priceFalls(database.db, guard, [change], clock())).get(row.id) ?? 0;
  if (fallBp === 0) return null;
  return { percent: fallBp / 100, needs: priceFallNeeds(fallBp, guard.approvals.limits) };
}

/**
 * Formats a product for staff's list. A product that was never published is shown with the data of
 * its draft.
 */
export function serializeListed(
  { row, modelNumber, draft }: StaffRow,
  { low }: StockRule,
): ListedProduct {
  const isDraft = row.publishedAt === null && draft !== null;
  return {
    _id: row.id,
    version: String(row.version),
    state: row.state,
    slug: row.slug,
    name: row.name,
    modelNumber,
    cover: row.pictures[0] ?? null,
    category: row.categoryTitle,
    carat: row.carat,
    ...(isDraft ? pricedBy(draft.content) : pricedByRow(row)),
    stock: totalStock(row),
    sizes: row.sizes.map(({ size, netWeightMg, stock }) => ({
      size,
      netWeight: netWeightMg / 1000,
      stock,
    })),
    isAvailable: row.onSale,
    inStock: row.inStock,
    isLow: row.inStock && row.piecesLeft !== null && row.piecesLeft <= low,
    needsHuid: row.needsHuid,
    hasDraft: !isDraft && draft !== null,
  };
}

function pricedBy({ netWeight, makingcharge, stoneValue, discountPercent, sizes }: ProductContent) {
  return {
    netWeight: netWeight ?? sizes[0]?.netWeight ?? null,
    makingcharge,
    stoneValue: stoneValue ?? 0,
    discountPercent: discountPercent ?? 0,
  };
}

function pricedByRow({ netWeightMg, makingChargeBp, stoneValuePaise, discountBp }: ProductRow) {
  return {
    netWeight: netWeightMg / 1000,
    makingcharge: makingChargeBp / 100,
    stoneValue: rupees(stoneValuePaise),
    discountPercent: discountBp / 100,
  };
}
