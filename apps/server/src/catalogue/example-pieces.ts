import { CARATS, type Carat, forEachCarat } from "@suvarna/domain/fineness";
import type { PricedPiece } from "@suvarna/domain/price";
import { count, eq } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { findInShopOrder, isShown } from "./product-rows.ts";
import { products } from "./tables.ts";

/** A piece that staff see as an example of the effect of a rate. */
export interface ExamplePiece extends PricedPiece {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly pictures: readonly string[];
}

/** Finds the first piece of each grade in the shop's order; a grade without pieces is left out. */
export async function findExamplePieces(db: Db): Promise<ExamplePiece[]> {
  const rows = await Promise.all(
    CARATS.map((carat) => findInShopOrder(db, eq(products.carat, carat), 1)),
  );
  return rows.flat();
}

/** Counts the products of the catalogue with each grade. */
export async function countByCarat(db: Db): Promise<Record<Carat, number>> {
  const rows = await db
    .select({ carat: products.carat, count: count() })
    .from(products)
    .where(isShown)
    .groupBy(products.carat);
  const counted = forEachCarat(() => 0);
  for (const row of rows) counted[row.carat] = row.count;
  return counted;
}
