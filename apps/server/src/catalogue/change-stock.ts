import { and, eq } from "drizzle-orm";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { writeDraftStock } from "./draft-stock.ts";
import {
  type LockedProduct,
  lockUnarchived,
  nextVersion,
  type ProductVersion,
} from "./lock-product.ts";
import { emitStockChange } from "./stock.ts";
import { productSizes, products } from "./tables.ts";

/**
 * A stock as a person sets it, with the stock that the person has seen before. Null means made to
 * order.
 */
export interface StockChange {
  /** The size whose stock is set; null for a product without sizes. */
  readonly size: string | null;
  readonly stock: number | null;
  readonly was: number | null;
}

/**
 * Sets the stock of a product or of one of its sizes. The change is refused when an order has sold
 * or returned a piece since the person saw the stock.
 * @throws Refusal product_not_found, product_archived, size_unknown, changed_meanwhile
 */
export function changeStock(
  app: App,
  actor: UserActor,
  which: ProductVersion,
  change: StockChange,
): Promise<void> {
  return act(app, actor, async (act) => {
    const old = await lockUnarchived(act.tx, which);
    const { size, stock, was } = change;
    const current = await currentStock(act, old, size);
    if (current !== was) throw new Refusal("changed_meanwhile");
    await setStock(act, old.id, size, stock);
    await writeDraftStock(act, old.id, { size, stock });
    await nextVersion(act.tx, old.id);
    act.record({
      what: "product.stock_set",
      subject: old.id,
      before: { size, stock: current },
      after: { size, stock },
    });
    await emitStockChange(act, old.id);
  });
}

async function currentStock({ tx }: Act, { id, stock }: LockedProduct, size: string | null) {
  const sizes = await tx
    .select({ size: productSizes.size, stock: productSizes.stock })
    .from(productSizes)
    .where(eq(productSizes.productId, id));
  if (size === null && sizes.length === 0) return stock;
  const row = sizes.find((each) => each.size === size);
  if (!row) throw new Refusal("size_unknown");
  return row.stock;
}

async function setStock({ tx }: Act, id: string, size: string | null, stock: number | null) {
  if (size === null) {
    await tx.update(products).set({ stock }).where(eq(products.id, id));
    return;
  }
  const isSize = and(eq(productSizes.productId, id), eq(productSizes.size, size));
  await tx.update(productSizes).set({ stock }).where(isSize);
}
