import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { derivedColumns, sizeRowsOf, slugsOfAll } from "./add-products.ts";
import { titlesOf } from "./categories.ts";
import { requireCollections } from "./collections.ts";
import { dropListedHuid, enterListedHuids } from "./pieces.ts";
import { type AuthorProof, guardPrices, type PriceGuard, weightsOfSizes } from "./price-guard.ts";
import { isShown } from "./product-rows.ts";
import { auditedFields, type ProductChange } from "./save-product.ts";
import { keepSearchWords } from "./search/keep-index.ts";
import { updateStockMarks } from "./stock-marks.ts";
import { productDetails, productSizes, products } from "./tables.ts";

/** The columns that a replacement writes. All other columns keep their values. */
const REPLACED = [
  "name",
  "slug",
  "description",
  "categoryId",
  "carat",
  "metal",
  "metalColour",
  "colour",
  "kind",
  "netWeightMg",
  "grossWeightMg",
  "makingChargeBp",
  "stoneValuePaise",
  "discountBp",
  "pictures",
  "onSale",
  "stock",
  "inStock",
  "dimensions",
  "engravable",
  "stones",
  "stoneKinds",
  "occasions",
  "collections",
  "huid",
  "certificate",
  "tags",
  "featured",
  "bestSelling",
  "everyday",
  "search",
  "searchEdition",
] as const satisfies readonly (keyof typeof products.$inferInsert)[];

/** A product of the shop, with its new values. */
export interface ReplacedProduct {
  readonly id: string;
  readonly change: ProductChange;
  readonly slug: string | undefined;
}

/**
 * Replaces many products by a fixed number of statements. No product may occur twice. The version
 * of each product increases by one.
 * @param proof the proof that the author has given, which limits how far a price may fall
 * @throws Refusal product_not_found, fresh_proof_needed, price_falls_far, bad_request for a
 *   collection that does not exist; or the database's error when a unique constraint of the table
 *   is violated
 */
export async function replaceProducts(
  act: Act,
  replaced: readonly ReplacedProduct[],
  { guard, proof }: { readonly guard: PriceGuard; readonly proof: AuthorProof },
): Promise<void> {
  if (replaced.length === 0) return;
  const { tx, record } = act;
  const byId = new Map(replaced.map((each) => [each.id, each]));
  const ids = [...byId.keys()];
  const rows = await tx
    .select({ old: products, modelNumber: productDetails.modelNumber })
    .from(products)
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .where(and(isShown, inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for("update", { of: products });
  if (rows.length < ids.length) throw new Refusal("product_not_found");
  await requireCollections(tx, slugsOfAll(replaced.map(({ change }) => change)));
  const pairs = rows.flatMap(({ old, modelNumber }) => {
    const replacement = byId.get(old.id);
    return replacement ? { old, modelNumber: modelNumber ?? undefined, ...replacement } : [];
  });
  const weights = await weightsOfSizes(tx, ids);
  const prices = pairs.map(({ old, change }) => ({
    id: old.id,
    before: { ...old, sizes: weights.get(old.id) ?? [] },
    after: change,
  }));
  await guardPrices(act, guard, prices, proof);
  await upsert(act, pairs);
  const sizesBefore = await tx
    .delete(productSizes)
    .where(inArray(productSizes.productId, ids))
    .returning();
  const sizeRows = replaced.flatMap(({ id, change }) => sizeRowsOf(id, change.sizes));
  if (sizeRows.length > 0) await tx.insert(productSizes).values(sizeRows);
  for (const { old, change } of pairs) {
    const { huid } = old;
    if (huid !== null && huid !== change.huid) await dropListedHuid(act, old.id, huid);
  }
  await enterListedHuids(tx, ids);
  await updateStockMarks(tx, ids);
  await keepSearchWords(tx, ids);
  const sizesOf = Map.groupBy(sizesBefore, ({ productId }) => productId);
  for (const { old, change, slug = old.slug } of pairs) {
    const categoryId = change.category.id;
    record({
      what: "product.saved",
      subject: old.id,
      before: auditedFields({ ...old, sizes: sizesOf.get(old.id) ?? [] }),
      after: auditedFields({ ...change, categoryId, slug }),
    });
  }
}

interface Pair {
  readonly old: typeof products.$inferSelect;
  readonly modelNumber: string | undefined;
  readonly change: ProductChange;
  readonly slug: string | undefined;
}

/** Writes the columns of all products in one bulk statement, which finds every row by its id. */
async function upsert({ tx }: Act, pairs: readonly Pair[]): Promise<void> {
  const rows = pairs.map(({ old, modelNumber, change, slug = old.slug }) => {
    const { state: _generated, ...content } = old;
    const { sizes: _inTheirTable, category, ...columns } = change;
    const { kind, translations } = old;
    const searched = { kind, translations, ...change, modelNumber };
    const computed = derivedColumns(searched, titlesOf(category));
    return { ...content, ...columns, ...computed, categoryId: category.id, slug };
  });
  const written = REPLACED.map((name) => [name, sql.raw(`excluded.${toSnakeCase(name)}`)] as const);
  await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.id,
      set: {
        ...Object.fromEntries(written),
        updatedAt: sql`now()`,
        version: sql`${products.version} + 1`,
      },
    });
}
