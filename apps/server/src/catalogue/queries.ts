import { eq } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import type { Translation } from "../platform/translations.ts";
import { isShown, isShownAs, type ProductRow, shopOrder, translationIn } from "./product-rows.ts";
import { productDetails, products } from "./tables.ts";

export interface DetailsRow {
  readonly product: Pick<
    ProductRow,
    | "id"
    | "carat"
    | "metal"
    | "kind"
    | "occasions"
    | "grossWeightMg"
    | "certificate"
    | "description"
  >;
  readonly details: typeof productDetails.$inferSelect | null;
  /** The translation of the product in the language of the reader. */
  readonly translation: Translation | null;
}

/**
 * Reads the texts that the shop has written about its products, for one product or for the first
 * `limit` products.
 */
export function findDetails(
  db: Db,
  idOrSlug: string | undefined,
  limit: number,
  language: string | null,
): Promise<DetailsRow[]> {
  const { id, carat, metal, kind, occasions, grossWeightMg, certificate, description } = products;
  return db
    .select({
      product: { id, carat, metal, kind, occasions, grossWeightMg, certificate, description },
      details: productDetails,
      translation: translationIn(products, language),
    })
    .from(products)
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .where(idOrSlug === undefined ? isShown : isShownAs(idOrSlug))
    .orderBy(...shopOrder)
    .limit(limit);
}
