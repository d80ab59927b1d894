import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { products } from "./tables.ts";

/** A product with low stock or without stock. */
export interface ScarceProduct {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly picture: string | null;
  /** The number of pieces in stock, all sizes together. */
  readonly stock: number;
}

/**
 * The number of published products with low stock and of sold-out products, counted as in staff's
 * list.
 */
export interface StockFigures {
  readonly low: number;
  readonly soldOut: number;
  readonly first: readonly ScarceProduct[];
}

/**
 * Counts products with low stock, and describes the first of them.
 * @param atMost the most pieces that still count as low stock
 * @param limit how many products are described; those with the least stock come first
 */
export async function findScarce(
  db: Db,
  { atMost, limit }: { readonly atMost: number; readonly limit: number },
): Promise<StockFigures> {
  const { id, slug, name, pictures, state, piecesLeft } = products;
  const isScarce = and(eq(state, "published"), lte(piecesLeft, atMost));
  const [counts] = await db
    .select({
      low: sql<string>`count(*) filter (where ${piecesLeft} > 0)`.mapWith(Number),
      soldOut: sql<string>`count(*) filter (where ${piecesLeft} = 0)`.mapWith(Number),
    })
    .from(products)
    .where(isScarce);
  const first = await db
    .select({
      productId: id,
      slug,
      name,
      picture: sql<string | null>`${pictures}[1]`,
      stock: sql<string>`${piecesLeft}`.mapWith(Number),
    })
    .from(products)
    .where(isScarce)
    .orderBy(asc(piecesLeft), asc(id))
    .limit(limit);
  return { ...(counts ?? { low: 0, soldOut: 0 }), first };
}
