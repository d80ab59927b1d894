import { and, eq, gte, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { updateStockMarks } from "./stock-marks.ts";
import { productSizes, products } from "./tables.ts";

/**
 * Takes pieces out of stock by one conditional update, so that only one of two orders for the last
 * piece succeeds. A piece made to order is available while it is on sale. A transaction that
 * reserves several products must do so in the order of their ids, to avoid deadlocks.
 * @param size empty or null for a piece without sizes
 * @returns false when there are not enough pieces, or when the product is off sale, removed, or
 *   does not have this size
 */
export async function reserveStock(
  act: Act,
  productId: string,
  size: string | null,
  quantity: number,
): Promise<boolean> {
  const remaining = size
    ? await takeFromSize(act.tx, productId, size, quantity)
    : await takeFromProduct(act.tx, productId, quantity);
  if (remaining === undefined) return false;
  if (remaining === 0) await emitStockChange(act, productId);
  else if (size && remaining !== null) await updateStockMarks(act.tx, [productId]);
  if (remaining !== null) act.tell({ type: "product.stock_counted", productId });
  return true;
}

/**
 * Puts pieces back into stock. Nothing changes for a piece made to order, or for a size that does
 * not exist any more.
 */
export async function releaseStock(
  act: Act,
  productId: string,
  size: string | null,
  quantity: number,
): Promise<void> {
  const now = size
    ? await addToSize(act.tx, productId, size, quantity)
    : await addToProduct(act.tx, productId, quantity);
  if (typeof now !== "number") return;
  if (now === quantity) await emitStockChange(act, productId);
  else await updateStockMarks(act.tx, [productId]);
  act.tell({ type: "product.stock_counted", productId });
}

/**
 * Computes the stock after this quantity is taken: null for a piece made to order, undefined when
 * the quantity can't be bought.
 */
async function takeFromProduct(tx: Tx, productId: string, quantity: number) {
  const itsSizes = tx
    .select({ size: productSizes.size })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id));
  const left = sql`${products.stock} - ${quantity}`;
  const [row] = await tx
    .update(products)
    .set({ stock: left, piecesLeft: left })
    .where(
      and(
        eq(products.id, productId),
        eq(products.onSale, true),
        isNull(products.removedAt),
        or(isNull(products.stock), gte(products.stock, quantity)),
        notExists(itsSizes),
      ),
    )
    .returning({ stock: products.stock });
  return row?.stock;
}

async function takeFromSize(tx: Tx, productId: string, size: string, quantity: number) {
  const product = await lockProduct(tx, productId);
  if (!product?.onSale || product.removedAt) return undefined;
  const enough = or(isNull(productSizes.stock), gte(productSizes.stock, quantity));
  const [row] = await tx
    .update(productSizes)
    .set({ stock: sql`${productSizes.stock} - ${quantity}` })
    .where(and(isSize(productId, size), enough))
    .returning({ stock: productSizes.stock });
  return row?.stock;
}

async function addToProduct(tx: Tx, productId: string, quantity: number) {
  const [row] = await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${quantity}` })
    .where(eq(products.id, productId))
    .returning({ stock: products.stock });
  return row?.stock;
}

async function addToSize(tx: Tx, productId: string, size: string, quantity: number) {
  await lockProduct(tx, productId);
  const [row] = await tx
    .update(productSizes)
    .set({ stock: sql`${productSizes.stock} + ${quantity}` })
    .where(isSize(productId, size))
    .returning({ stock: productSizes.stock });
  return row?.stock;
}

function isSize(productId: string, size: string): SQL | undefined {
  return and(eq(productSizes.productId, productId), eq(productSizes.size, size));
}

/**
 * Locks a product's row, so that changes of its sizes happen one after the other. Each change must
 * see the stock of the other sizes, to know whether the whole product is sold out.
 */
async function lockProduct(tx: Tx, productId: string) {
  const [product] = await tx
    .select({ onSale: products.onSale, removedAt: products.removedAt })
    .from(products)
    .where(eq(products.id, productId))
    .for("update");
  return product;
}

/**
 * Announces that a product was sold out or became available again. Visitors do not see the number
 * of remaining pieces, so a change of this number does not make cached pages stale.
 */
export async function emitStockChange({ tx, tell }: Act, productId: string): Promise<void> {
  await updateStockMarks(tx, [productId]);
  await tx.update(products).set({ updatedAt: sql`now()` }).where(eq(products.id, productId));
  tell({ type: "product.stock_changed", productId });
}
