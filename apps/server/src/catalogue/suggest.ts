import type { Suggestions } from "@suvarna/contract/catalogue/schemas";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { and } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { findCategories } from "./categories.ts";
import { findProductsInOrder, isShown, type ProductRow, shopOrder } from "./product-rows.ts";
import { bestFirst, hasAll, hasAny, type Term } from "./search/terms.ts";
import { understand } from "./search/understand.ts";
import { products } from "./tables.ts";
import { wireProduct } from "./wire-product.ts";

const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 3;

/**
 * The products and categories that the search field offers for an unfinished text, priced at these
 * rates. An empty text gets none.
 */
export async function suggest(db: Db, typed: string, rates: RatesPerGram): Promise<Suggestions> {
  const terms = await understand(db, typed);
  if (!terms) return { products: [], categories: [] };
  return {
    products: (await findBest(db, terms)).map((row) => {
      const { _id, slug, name, image, price, discountedPrice } = wireProduct(row, rates);
      return { _id, slug, name, image, price, discountedPrice };
    }),
    categories: (await findCategories(db))
      .filter(({ title }) => hasAny(title, terms))
      .slice(0, MOST_CATEGORIES)
      .map(({ id, title }) => ({ _id: id, title })),
  };
}

async function findBest(db: Db, terms: readonly Term[]): Promise<ProductRow[]> {
  const ids = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isShown, hasAll(terms)))
    .orderBy(...bestFirst(terms), ...shopOrder)
    .limit(MOST_PRODUCTS);
  return findProductsInOrder(
    db,
    ids.map(({ id }) => id),
  );
}
