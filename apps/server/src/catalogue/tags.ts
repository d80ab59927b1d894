import type { Changes } from "../platform/versions.ts";
import type { ProductRow } from "./product-rows.ts";

/**
 * The tag of changes to categories, collections or many products, and of changes whose details this
 * process has missed.
 */
const CATALOGUE = "catalogue";
/** The tag of the set of listed products with all their listed fields, except their stock. */
const LISTING = "listing";
/** The tag of the availability of products that a reply counts but does not show. */
const STOCK = "stock";
const productTag = (id: string) => `product ${id}`;
const stockTag = (id: string) => `stock ${id}`;

/** The least time in milliseconds between two sales that make the same page stale. */
const SOLD_WITHIN_MS = 1000;
/**
 * The least time in milliseconds between two sales that make a listing stale which counts the sold
 * piece without showing it. A tick of the rates makes such listings stale about as often.
 */
const COUNTED_WITHIN_MS = 10_000;

type ShownProduct = Pick<ProductRow, "id">;

/** The tags of a reply that shows a product, but not whether the product can be bought. */
export function tagsOfProduct({ id }: ShownProduct): string[] {
  return [CATALOGUE, productTag(id)];
}

/** The tags of a reply that shows a product and whether the product can be bought. */
export function tagsOfOffer(product: ShownProduct): string[] {
  return [...tagsOfProduct(product), stockTag(product.id)];
}

/**
 * The tags of a list of products. The list depends on the choice of the products, and on each
 * product that it shows.
 */
export function tagsOfList(shown: readonly ShownProduct[] = []): string[] {
  return [CATALOGUE, LISTING, ...shown.map(({ id }) => stockTag(id))];
}

/** The tags of a list that chooses or counts products by whether they can be bought. */
export function tagsOfAvailable(shown: readonly ShownProduct[]): string[] {
  return [...tagsOfList(shown), STOCK];
}

/** Makes all replies stale that show any part of the catalogue. */
export function invalidateCatalogue(versions: Changes): void {
  versions.changed([CATALOGUE]);
}

/** Makes the page of a saved or removed product stale, and all lists of products. */
export function invalidateProduct(versions: Changes, productId: string): void {
  versions.changed([LISTING, productTag(productId)]);
}

/** Makes the replies stale that show a product which is sold out now, or available again. */
export function invalidateStock(versions: Changes, productId: string): void {
  versions.changed([stockTag(productId)], SOLD_WITHIN_MS);
  versions.changed([STOCK], COUNTED_WITHIN_MS);
}
