import { and, asc, ilike } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { products } from "./tables.ts";

const WILDCARDS = /[\\%_]/g;

/**
 * Finds the ids of products, removed products included, whose names have all these words; at most
 * `limit` ids.
 */
export async function findProductIds(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  if (words.length === 0) return [];
  const named = words.map((word) => ilike(products.name, `%${word.replace(WILDCARDS, "\\$&")}%`));
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(...named))
    .orderBy(asc(products.position))
    .limit(limit);
  return rows.map(({ id }) => id);
}
