import { HALLMARKED_FROM_MG } from "@suvarna/domain/huid";
import { inArray, sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { products } from "./tables.ts";

/**
 * Computes the columns of these products that follow from their stock, sizes and hallmarked pieces:
 * `inStock`, `piecesLeft` and `needsHuid`. Only rows that change are written, because the columns
 * are part of indexes.
 */
export async function updateStockMarks(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const { id, inStock, piecesLeft, needsHuid, updatedAt } = products;
  await tx
    .update(products)
    .set({
      inStock: anyInStock,
      piecesLeft: countedPieces,
      needsHuid: lacksHuid,
      // A change of `inStock` also sets the time of change, by which the processes' copies of the
      // listing find changed products.
      updatedAt: sql`case when ${inStock} = ${anyInStock} then ${updatedAt} else now() end`,
    })
    .where(
      sql`${inArray(id, [...productIds])} and (${inStock}, ${piecesLeft}, ${needsHuid}) is distinct from (${anyInStock}, ${countedPieces}, ${lacksHuid})`,
    );
}

const sizesOfProduct = sql`from product_sizes s where s.product_id = products.id`;
const hasSizes = sql`exists (select ${sizesOfProduct})`;

/** SQL expression for a products row: whether the product, or any of its sizes, is in stock. */
export const anyInStock = sql<boolean>`case
  when ${hasSizes} then exists (select ${sizesOfProduct} and (s.stock is null or s.stock > 0))
  else stock is null or stock > 0 end`;

/**
 * SQL expression for the number of pieces in stock; null when the product is made to order. Sizes
 * that are made to order do not count while other sizes are in stock. `totalStock` computes the
 * same in TypeScript.
 */
const countedPieces = sql<number | null>`case
  when ${hasSizes}
  then (
    select case when bool_and(s.stock is not null) or sum(s.stock) > 0 then sum(s.stock)::int end
    ${sizesOfProduct}
  )
  else stock end`;

const lacksHuid = sql<boolean>`(metal = 'Gold' and net_weight_mg >= ${sql.raw(String(HALLMARKED_FROM_MG))} and huid is null and coalesce(${countedPieces} > 0, false)
  and not exists (
    select from hallmarked_pieces p where p.product_id = products.id and p.state <> 'sold'
  ))`;
