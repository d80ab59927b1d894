import { HALLMARKED_FROM_MG } from "@suvarna/domain/huid";
import { LOW_STOCK } from "@suvarna/domain/stock-level";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { products } from "./tables.ts";

/**
 * Computes the columns of these products that follow from their stock, sizes and hallmarked pieces:
 * `inStock`, `lowStock` and `needsHuid`. Only rows that change are written, because the columns are
 * part of indexes.
 */
export async function keepStockMarks(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const { id, inStock, lowStock, needsHuid } = products;
  await tx
    .update(products)
    .set({ inStock: anyInStock, lowStock: isLow, needsHuid: lacksHuid })
    .where(
      sql`${inArray(id, [...productIds])} and (${inStock}, ${lowStock}, ${needsHuid}) is distinct from (${anyInStock}, ${isLow}, ${lacksHuid})`,
    );
}

const sizesOfProduct = sql`from product_sizes s where s.product_id = products.id`;
const hasSizes = sql`exists (select ${sizesOfProduct})`;

/** SQL expression for a products row: whether the product, or any of its sizes, is in stock. */
export const anyInStock = sql<boolean>`case
  when ${hasSizes} then exists (select ${sizesOfProduct} and (s.stock is null or s.stock > 0))
  else stock is null or stock > 0 end`;

/** Tests the number of pieces in stock; false where the product, or a size, is made to order. */
function countedStock(test: SQL): SQL<boolean> {
  return sql<boolean>`coalesce(case
    when ${hasSizes}
    then (select bool_and(s.stock is not null) and sum(s.stock) ${test} ${sizesOfProduct})
    else stock ${test} end, false)`;
}

const isLow = countedStock(sql.raw(`between 1 and ${LOW_STOCK}`));

const lacksHuid = sql<boolean>`(metal = 'Gold' and net_weight_mg >= ${sql.raw(String(HALLMARKED_FROM_MG))} and huid is null and ${countedStock(sql.raw("> 0"))}
  and not exists (
    select from hallmarked_pieces p where p.product_id = products.id and p.state <> 'sold'
  ))`;
