import { and, eq, gte, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Emit } from "../platform/bus.ts";
import type { Db } from "../platform/database.ts";
import { gathered } from "../platform/gathered.ts";
import { type Places, statement } from "../platform/statement.ts";
import { catalogueChanged } from "./events.ts";
import { productSizes, products } from "./tables.ts";

/**
 * Takes so many pieces out of stock, in one conditional update, so that of two orders for the last
 * piece one succeeds. A piece made to order can always be had while it is on sale. A transaction
 * that reserves several products must do it in the order of their ids, else two can wait for each
 * other.
 * @param size empty or null for a piece without sizes
 * @returns false when there are not that many, or it is off sale, removed, or not in this size
 */
export async function reserveStock(
  tx: Db,
  productId: string,
  size: string | null,
  quantity: number,
  emit: Emit,
): Promise<boolean> {
  const left = size
    ? await takeFromSize(tx, productId, size, quantity)
    : await takeFromProduct(tx, { productId, quantity });
  if (left === undefined) return false;
  if (left === 0) await announceFlip(tx, productId, emit);
  return true;
}

/** Puts so many pieces back into stock; nothing changes for a piece made to order or a lost size. */
export async function releaseStock(
  tx: Db,
  productId: string,
  size: string | null,
  quantity: number,
  emit: Emit,
): Promise<void> {
  const now = size
    ? await addToSize(tx, productId, size, quantity)
    : await addToProduct(tx, productId, quantity);
  if (now === quantity) await announceFlip(tx, productId, emit);
}

/** What is left after taking: null for made to order, undefined when it can't be had. */
const takeFromProduct = gathered(async (tx: Db, asked: readonly Taken[]) => {
  // Of one that several take, there must be enough for all of them.
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of asked) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  const rows = await take(tx, {
    ids: [...quantities.keys()],
    quantities: [...quantities.values()],
  });
  const left = new Map(rows.map(({ id, stock }) => [id, stock]));
  return asked.map(({ productId }) => left.get(productId));
});

interface Taken {
  readonly productId: string;
  readonly quantity: number;
}

const take = statement((tx, given: Places<{ ids: string[]; quantities: number[] }>) => {
  const itsSizes = tx
    .select({ size: productSizes.size })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id));
  // Held in one order by everyone, so that nobody waits for who waits for them.
  const held = tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${given.ids})`)
    .orderBy(products.id)
    .for("update")
    .as("held");
  const wanted = tx
    .select({
      id: held.id,
      quantity:
        sql<number>`(${given.quantities}::int[])[array_position(${given.ids}::uuid[], ${held.id})]`.as(
          "quantity",
        ),
    })
    .from(held)
    .as("wanted");
  return tx
    .update(products)
    .set({ stock: sql`${products.stock} - ${wanted.quantity}` })
    .from(wanted)
    .where(
      and(
        eq(products.id, wanted.id),
        eq(products.onSale, true),
        isNull(products.removedAt),
        or(isNull(products.stock), gte(products.stock, wanted.quantity)),
        notExists(itsSizes),
      ),
    )
    .returning({ id: products.id, stock: products.stock });
});

async function takeFromSize(tx: Db, productId: string, size: string, quantity: number) {
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

async function addToProduct(tx: Db, productId: string, quantity: number) {
  const [row] = await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${quantity}` })
    .where(eq(products.id, productId))
    .returning({ stock: products.stock });
  return row?.stock;
}

async function addToSize(tx: Db, productId: string, size: string, quantity: number) {
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
 * Changes of one product's sizes go one after the other: whoever takes the last of a size must see
 * what the others have left to know whether the whole product is out of stock.
 */
async function lockProduct(tx: Db, productId: string) {
  const [product] = await tx
    .select({ onSale: products.onSale, removedAt: products.removedAt })
    .from(products)
    .where(eq(products.id, productId))
    .for("update");
  return product;
}

/** Whether a piece can be had is seen by visitors; how many are left is not worth new pages. */
async function announceFlip(tx: Db, productId: string, emit: Emit): Promise<void> {
  await tx
    .update(products)
    .set({ inStock: anyInStock, updatedAt: sql`now()` })
    .where(eq(products.id, productId));
  emit(catalogueChanged());
}

/** Of a products row: whether any of it can be had, in SQL. */
const anyInStock = sql<boolean>`case
  when exists (select from product_sizes s where s.product_id = products.id)
  then exists (
    select from product_sizes s where s.product_id = products.id and (s.stock is null or s.stock > 0)
  )
  else stock is null or stock > 0 end`;
