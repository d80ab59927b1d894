import type { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import { eq, sql } from "drizzle-orm";
import { type Act, type Actor, type App, act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { addProducts, derived, sizeRowsOf } from "./add-products.ts";
import { type CategoryName, findCategory } from "./categories.ts";
import type { PieceSize } from "./piece.ts";
import { badField, columnsOf, type ProductColumns } from "./product-columns.ts";
import { isShownAs } from "./product-rows.ts";
import { keepSearchWords } from "./search/keep-index.ts";
import { freeSlug } from "./slug.ts";
import { productDetails, productSizes, products } from "./tables.ts";
import { refuseTaken } from "./taken.ts";

/** The position of a new product, which places it before the others that are not featured. */
const FIRST_POSITION = 0;

/**
 * Adds a product, or replaces the columns that the form contains. Its spin, model, origin, kind and
 * position keep their values.
 * @param idOrSlug null adds a product
 * @returns the product's id
 * @throws Refusal product_not_found, slug_taken, conflict (the HUID), bad_request
 */
export async function saveProduct(
  app: App,
  actor: Actor,
  idOrSlug: string | null,
  input: ProductInput,
): Promise<string> {
  const columns = columnsOf(input);
  return refuseTaken(() =>
    act(app, actor, async (act) => {
      const category = await findCategory(act.tx, input.category);
      if (!category) throw badField("category", "Choose a category");
      const product = { ...columns, category };
      const productId =
        idOrSlug === null
          ? await add(act, product, input.slug)
          : await replace(act, idOrSlug, product, input.slug);
      act.tell({ type: "product.saved", productId });
      return productId;
    }),
  );
}

type ProductChange = ProductColumns & { readonly category: CategoryName };

async function add(
  { tx, record }: Act,
  { category, ...change }: ProductChange,
  slug: string | undefined,
): Promise<string> {
  const product = {
    ...change,
    categoryId: category.id,
    slug: slug ?? (await freeSlug(tx, change.name)),
    kind: "",
    origin: "India",
    position: FIRST_POSITION,
  };
  const [id = ""] = await addProducts(tx, [product]);
  record({ what: "product.saved", subject: id, after: auditedFields(product) });
  return id;
}

async function replace(
  { tx, record }: Act,
  idOrSlug: string,
  change: ProductChange,
  slug: string | undefined,
): Promise<string> {
  const [found] = await tx
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
  const { sizes, category, ...columns } = change;
  await tx
    .update(products)
    .set({
      ...columns,
      categoryId: category.id,
      ...derived(
        { ...change, kind: old.kind, modelNumber: modelNumber ?? undefined },
        category.title,
      ),
      slug: slug ?? old.slug,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, old.id));
  const before = await tx
    .delete(productSizes)
    .where(eq(productSizes.productId, old.id))
    .returning();
  if (sizes.length > 0) await tx.insert(productSizes).values(sizeRowsOf(old.id, sizes));
  await keepSearchWords(tx, [old.id]);
  record({
    what: "product.saved",
    subject: old.id,
    before: auditedFields({ ...old, sizes: before }),
    after: auditedFields({ ...change, categoryId: category.id, slug: slug ?? old.slug }),
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
 * The fields of a product that the audit log stores: what determines its price, and whether it can
 * be bought.
 */
function auditedFields(product: Audited) {
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
