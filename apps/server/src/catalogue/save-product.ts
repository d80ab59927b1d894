import type { ProductInput, ProductReplacement } from "@suvarna/contract/catalogue/staff-schemas";
import { eq, sql } from "drizzle-orm";
import { type Act, type Actor, type App, act, type UserActor } from "../platform/act.ts";
import { addOnce } from "../platform/add-once.ts";
import { Refusal } from "../platform/errors.ts";
import { addProducts, derivedColumns, sizeRowsOf } from "./add-products.ts";
import { type CategoryName, findCategory, titlesOf } from "./categories.ts";
import { requireCollections } from "./collections.ts";
import { refuseGreatDiscount } from "./discount-limit.ts";
import type { PieceSize } from "./piece.ts";
import { dropListedHuid, enterListedHuids } from "./pieces.ts";
import { type AuthorProof, guardPrices, type PriceGuard, weightsOfSizes } from "./price-guard.ts";
import { badField, columnsOf, type ProductColumns } from "./product-columns.ts";
import { isShownAs } from "./product-rows.ts";
import { refuseDuplicates } from "./refuse-duplicates.ts";
import { withStock } from "./replacement-stock.ts";
import { keepSearchWords } from "./search/keep-index.ts";
import { freeSlug } from "./slug.ts";
import { updateStockMarks } from "./stock-marks.ts";
import { productDetails, productSizes, products } from "./tables.ts";

/**
 * The position of a new product, which places it before all other products that are not featured.
 */
const FIRST_POSITION = 0;
/** Builds the details row of a product for which only the model number is known. */
const NO_DETAILS = { style: "", setIncludes: [], designTheme: [], finish: "" };

/** The dependencies of saving a product by the product form. */
interface SaveDependencies {
  readonly app: App;
  readonly guard: PriceGuard;
}

/** The check of prices, with the proof that the author of the change has given. */
type Guarded = Pick<SaveDependencies, "guard"> & { readonly proof: AuthorProof };

/**
 * Adds a product, which the shop shows at once, once for each idempotency key.
 * @param key the idempotency key; undefined for a caller that sends none
 * @returns the product's id
 * @throws Refusal slug_taken, conflict (the HUID), bad_request; idempotency_mismatch when the first
 *   call with this key had other content
 */
export function saveNewProduct(
  app: App,
  actor: UserActor,
  input: ProductInput,
  key: string | undefined,
): Promise<string> {
  const addition = { key, what: "product", content: input };
  return refuseDuplicates(() =>
    act(app, actor, (act) =>
      addOnce(act, actor, addition, async () => {
        const productId = await add(act, await changeOf(act, input), input.slug);
        act.tell({ type: "product.saved", productId });
        return productId;
      }),
    ),
  );
}

/**
 * Replaces the columns of a product that the form contains. The product's spin, model, origin and
 * position keep their values. The pictures, the kind, the occasions, the collections and the stock
 * keep their values when the form leaves them out.
 * @param proof the proof that the author has given, which limits how far the price may fall
 * @returns the product's id
 * @throws Refusal product_not_found, changed_meanwhile, slug_taken, conflict (the HUID),
 *   bad_request, fresh_proof_needed, price_falls_far
 */
export function saveProduct(
  { app, guard }: SaveDependencies,
  actor: Actor,
  which: ShownProduct,
  input: ProductReplacement,
  proof: AuthorProof,
): Promise<string> {
  return refuseDuplicates(() =>
    act(app, actor, async (act) => {
      const productId = await replace(act, which, input, { guard, proof });
      act.tell({ type: "product.saved", productId });
      return productId;
    }),
  );
}

/** A product of the shop, with the version that the caller has seen, if it is known. */
interface ShownProduct {
  readonly idOrSlug: string;
  readonly version: string | undefined;
}

/** @throws Refusal bad_request */
async function changeOf({ tx }: Act, input: ProductInput): Promise<ProductChange> {
  const columns = columnsOf(input);
  const category = await findCategory(tx, input.category);
  if (!category) throw badField("category", "Choose a category");
  return { ...columns, category };
}

export type ProductChange = ProductColumns & { readonly category: CategoryName };

async function add(act: Act, change: ProductChange, slug: string | undefined): Promise<string> {
  refuseGreatDiscount(change.discountBp, null);
  const free = slug ?? (await freeSlug(act.tx, change.name));
  const [id = ""] = await addPublishedProducts(act, [
    { change, slug: free, modelNumber: undefined },
  ]);
  return id;
}

/**
 * Adds published products, which the shop shows at once.
 * @returns their ids, in the order of the products
 */
export async function addPublishedProducts(
  { tx, record }: Act,
  added: readonly {
    readonly change: ProductChange;
    readonly slug: string;
    readonly modelNumber: string | undefined;
  }[],
): Promise<string[]> {
  const rows = added.map(({ change: { category, ...change }, slug, modelNumber }) => ({
    ...change,
    categoryId: category.id,
    slug,
    origin: "India",
    position: FIRST_POSITION,
    ...(modelNumber
      ? { details: { ...NO_DETAILS, modelNumber, description: change.description } }
      : {}),
  }));
  const ids = await addProducts(tx, rows);
  for (const [index, row] of rows.entries()) {
    record({ what: "product.saved", subject: ids[index] ?? "", after: auditedFields(row) });
  }
  return ids;
}

async function replace(
  act: Act,
  { idOrSlug, version }: ShownProduct,
  input: ProductReplacement,
  { guard, proof }: Guarded,
): Promise<string> {
  const [found] = await act.tx
    .select({
      product: products,
      modelNumber: productDetails.modelNumber,
    })
    .from(products)
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .where(isShownAs(idOrSlug))
    .for("update", { of: products });
  if (!found) throw new Refusal("product_not_found");
  const { product: old, modelNumber } = found;
  if (version !== undefined && version !== String(old.version)) {
    throw new Refusal("changed_meanwhile");
  }
  const isVersioned = version !== undefined;
  const form = { ...input, images: input.images ?? [...old.pictures] };
  const change = await changeOf(act, await withStock(act.tx, old, form, isVersioned));
  refuseGreatDiscount(change.discountBp, old.discountBp);
  const sizes = (await weightsOfSizes(act.tx, [old.id])).get(old.id) ?? [];
  const changes = [{ id: old.id, before: { ...old, sizes }, after: change }];
  await guardPrices(act, guard, changes, proof);
  const written = await replaceColumns(act, old, {
    what: "product.saved",
    change,
    modelNumber: modelNumber ?? undefined,
    slug: input.slug ?? old.slug,
  });
  if (old.huid !== null && old.huid !== change.huid) {
    await dropListedHuid(act, old.id, old.huid);
  }
  await enterListedHuids(act.tx, [old.id]);
  await updateStockMarks(act.tx, [old.id]);
  return written;
}

/**
 * The new values of a product. When they have no pictures or no HUID, the product keeps its own.
 */
interface Replacement {
  /** The action that the audit log names. */
  readonly what: "product.saved" | "product.draft_saved" | "product.published";
  readonly change: Omit<ProductChange, "pictures" | "huid"> & Partial<ProductChange>;
  readonly modelNumber: string | undefined;
  readonly slug: string;
  readonly more?: Partial<Pick<Row, "publishedAt" | "removedAt">>;
}

type Row = typeof products.$inferSelect;

/**
 * Writes the columns and sizes of a product, and all columns that are computed from them. The
 * caller has locked the product's row. The version of the product increases by one.
 * @throws Refusal bad_request for a collection that does not exist
 */
export async function replaceColumns(
  { tx, record }: Act,
  old: Row,
  { what, change, modelNumber, slug, more = {} }: Replacement,
): Promise<string> {
  const { sizes, category, ...columns } = change;
  await requireCollections(tx, columns.collections ?? []);
  await tx
    .update(products)
    .set({
      ...columns,
      ...more,
      categoryId: category.id,
      ...derivedColumns(
        { kind: old.kind, translations: old.translations, ...change, modelNumber },
        titlesOf(category),
      ),
      slug,
      updatedAt: sql`now()`,
      version: sql`${products.version} + 1`,
    })
    .where(eq(products.id, old.id));
  const before = await tx
    .delete(productSizes)
    .where(eq(productSizes.productId, old.id))
    .returning();
  if (sizes.length > 0) await tx.insert(productSizes).values(sizeRowsOf(old.id, sizes));
  await updateStockMarks(tx, [old.id]);
  await keepSearchWords(tx, [old.id]);
  record({
    what,
    subject: old.id,
    before: auditedFields({ ...old, sizes: before }),
    after: auditedFields({ ...change, categoryId: category.id, slug }),
  });
  return old.id;
}

type Audited = Pick<
  typeof products.$inferInsert,
  | "name"
  | "slug"
  | "categoryId"
  | "carat"
  | "netWeightMg"
  | "makingChargeBp"
  | "stoneValuePaise"
  | "discountBp"
  | "onSale"
  | "stock"
> & { readonly sizes: readonly PieceSize[] };

/**
 * Selects the fields of a product that the audit log stores: the fields that determine its price,
 * and whether it can be bought.
 */
export function auditedFields(product: Audited) {
  const { name, slug, categoryId, carat, netWeightMg, makingChargeBp, stoneValuePaise } = product;
  const { discountBp, onSale, stock } = product;
  const sizes = product.sizes.map(({ size, netWeightMg, stock }) => ({ size, netWeightMg, stock }));
  return {
    name,
    slug,
    categoryId,
    carat,
    netWeightMg,
    makingChargeBp,
    stoneValuePaise,
    discountBp,
    onSale,
    stock,
    sizes,
  };
}
