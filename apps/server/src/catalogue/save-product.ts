import type { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import { eq, sql } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { addProducts, derived, sizeRowsOf } from "./add-products.ts";
import { type CategoryName, findCategory } from "./categories.ts";
import { catalogueChanged } from "./events.ts";
import { badField, columnsOf, type ProductColumns } from "./product-columns.ts";
import { isShownAs } from "./product-rows.ts";
import { keepSearchWords } from "./search/keep-index.ts";
import { freeSlug } from "./slug.ts";
import { productDetails, productSizes, products } from "./tables.ts";
import { refuseTaken } from "./taken.ts";

/** New pieces stand before the others that are not featured. */
const FIRST_POSITION = 0;

/**
 * Adds a piece, or replaces what is said of one. Its spin, model, origin, kind and place in the
 * shop's order stay as they are.
 * @param idOrSlug null adds a piece
 * @returns its id
 * @throws Refusal product_not_found, slug_taken, conflict (the HUID), bad_request
 */
export async function saveProduct(
  bus: Bus,
  idOrSlug: string | null,
  input: ProductInput,
): Promise<string> {
  const columns = columnsOf(input);
  return refuseTaken(() =>
    bus.transact(async (tx, emit) => {
      const category = await findCategory(tx, input.category);
      if (!category) throw badField("category", "Choose a category");
      emit(catalogueChanged());
      const product = { ...columns, category };
      return idOrSlug === null
        ? add(tx, product, input.slug)
        : replace(tx, idOrSlug, product, input.slug);
    }),
  );
}

type Said = ProductColumns & { readonly category: CategoryName };

async function add(tx: Db, { category, ...said }: Said, slug: string | undefined): Promise<string> {
  const product = {
    ...said,
    categoryId: category.id,
    slug: slug ?? (await freeSlug(tx, said.name)),
    kind: "",
    origin: "India",
    position: FIRST_POSITION,
  };
  const [id] = await addProducts(tx, [product]);
  return id as string;
}

async function replace(
  tx: Db,
  idOrSlug: string,
  said: Said,
  slug: string | undefined,
): Promise<string> {
  const [old] = await tx
    .select({
      id: products.id,
      kind: products.kind,
      slug: products.slug,
      modelNumber: productDetails.modelNumber,
    })
    .from(products)
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .where(isShownAs(idOrSlug))
    .for("update", { of: products });
  if (!old) throw new Refusal("product_not_found");
  const { sizes, category, ...columns } = said;
  await tx
    .update(products)
    .set({
      ...columns,
      categoryId: category.id,
      ...derived(
        { ...said, kind: old.kind, modelNumber: old.modelNumber ?? undefined },
        category.title,
      ),
      slug: slug ?? old.slug,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, old.id));
  await tx.delete(productSizes).where(eq(productSizes.productId, old.id));
  if (sizes.length > 0) await tx.insert(productSizes).values(sizeRowsOf(old.id, sizes));
  await keepSearchWords(tx, [old.id]);
  return old.id;
}
