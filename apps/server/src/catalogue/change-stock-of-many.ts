import type { Chosen } from "@suvarna/contract/catalogue/chosen-products";
import type { StockEffect, StockOfMany } from "@suvarna/contract/catalogue/staff-stock-schemas";
import { asc } from "drizzle-orm";
import { type App, act, type UserActor } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { chosenCondition, type StockRule } from "./staff-conditions.ts";
import { findStocks, stockEffect, writeStocks } from "./stock-of-many.ts";
import { products } from "./tables.ts";

/** A change of the stock of many products. */
interface ManyStocks {
  readonly chosen: Chosen;
  readonly change: StockOfMany;
}

/** Computes the effect of a change of stock on many products. No product is changed. */
export async function previewStock(
  db: Db,
  { chosen, change }: ManyStocks,
  stock: StockRule,
): Promise<StockEffect> {
  return stockEffect(await findStocks(db, await chosenCondition(db, chosen, stock)), change);
}

/**
 * Changes the stock of many products and of all their sizes. Pieces of unpaid orders are no part
 * of a stock, so a stock of 0 or more never takes a piece from an order.
 * @param seen the fingerprint of the preview that the person has seen
 * @returns the number of changed products
 * @throws Refusal stock_out_of_range, changed_meanwhile when a piece was sold or returned, or the
 *   choice has other products, since the person saw the preview
 */
export function changeStockOfMany(
  { app, stock }: { readonly app: App; readonly stock: StockRule },
  actor: UserActor,
  { chosen, change, seen }: ManyStocks & { readonly seen: string },
): Promise<number> {
  return act(app, actor, async (act) => {
    const { tx, record, tell } = act;
    const condition = await chosenCondition(tx, chosen, stock);
    const locked = tx.select({ id: products.id }).from(products);
    await locked.where(condition).orderBy(asc(products.id)).for("update");
    const rows = await findStocks(tx, condition);
    const effect = stockEffect(rows, change);
    if (effect.seen !== seen) throw new Refusal("changed_meanwhile");
    if (effect.outOfRange > 0) throw new Refusal("stock_out_of_range");
    await writeStocks(act, rows, change);
    const which = "ids" in chosen ? { ids: chosen.ids } : chosen;
    record({
      what: "products.stock_set",
      subject: null,
      before: { pieces: effect.piecesBefore },
      after: { pieces: effect.piecesAfter, products: effect.products, ...change, ...which },
    });
    tell({ type: "catalogue.changed" });
    return effect.products;
  });
}
