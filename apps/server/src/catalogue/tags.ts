import type { Changes } from "../platform/versions.ts";
import type { ProductRow } from "./product-rows.ts";

/** Categories, collections or many products, or a change of which this process knows no more. */
const CATALOGUE = "catalogue";
/** Which products there are, and everything about them by which they are listed, but their stock. */
const LISTING = "listing";
/** Which products can be bought, where it counts for products that the reply does not show. */
const STOCK = "stock";
const productTag = (id: string) => `product ${id}`;
const stockTag = (id: string) => `stock ${id}`;

/** A piece that was sold makes the same page stale at most so often. */
const SOLD_WITHIN_MS = 1000;
/**
 * The counts of available pieces, in listings that do not show the piece, follow later: about as often
 * as a tick of the rates makes these listings stale anyway.
 */
const COUNTED_WITHIN_MS = 10_000;

type ShownProduct = Pick<ProductRow, "id">;

/** What a reply depends on that shows what a product is, but not whether it can be bought. */
export function tagsOfProduct({ id }: ShownProduct): string[] {
  return [CATALOGUE, productTag(id)];
}

/** What a reply depends on that offers a product. */
export function tagsOfOffer(product: ShownProduct): string[] {
  return [...tagsOfProduct(product), stockTag(product.id)];
}

/** What a list of products depends on: how they are chosen, and each that it shows. */
export function tagsOfList(shown: readonly ShownProduct[] = []): string[] {
  return [CATALOGUE, LISTING, ...shown.map(({ id }) => stockTag(id))];
}

/** What a list depends on that chooses or counts products by whether they can be bought. */
export function tagsOfAvailable(shown: readonly ShownProduct[]): string[] {
  return [...tagsOfList(shown), STOCK];
}

/** Makes everything stale that shows the catalogue. */
export function tellCatalogueChanged(versions: Changes): void {
  versions.changed([CATALOGUE]);
}

/** Makes the page of a product stale that was saved or removed, and all lists. */
export function tellProductChanged(versions: Changes, productId: string): void {
  versions.changed([LISTING, productTag(productId)]);
}

/** Makes stale what shows a product that is sold out, or is available again. */
export function tellStockChanged(versions: Changes, productId: string): void {
  versions.changed([stockTag(productId)], SOLD_WITHIN_MS);
  versions.changed([STOCK], COUNTED_WITHIN_MS);
}
