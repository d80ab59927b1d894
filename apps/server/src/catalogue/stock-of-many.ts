import { createHash } from "node:crypto";
import { MOST_PIECES } from "@suvarna/contract/catalogue/staff-constants";
import type { StockEffect, StockOfMany } from "@suvarna/contract/catalogue/staff-stock-schemas";
import { and, asc, eq, inArray, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { productDrafts } from "./desk-tables.ts";
import { writeDraftStock } from "./draft-stock.ts";
import { updateStockMarks } from "./stock-marks.ts";
import { productSizes, products } from "./tables.ts";

const MOST_EXAMPLES = 4;
/** One statement changes at most this number of products, because its parameters are limited. */
const BATCH = 5_000;

/** The stock of a product without sizes, or of one size; null when it is made to order. */
export interface StockRow {
  readonly id: string;
  readonly size: string | null;
  readonly stock: number | null;
}

/** A stock that is counted, so it is not made to order. */
type CountedStock = StockRow & { readonly stock: number };

const isCounted = (row: StockRow): row is CountedStock => row.stock !== null;

/** Reads the stocks of the chosen products, a row for each size or product without sizes. */
export async function findStocks(db: Db, chosen: SQL | undefined): Promise<StockRow[]> {
  const { productId, size } = productSizes;
  return db
    .select({
      id: products.id,
      size,
      stock: sql<
        number | null
      >`case when ${productId} is null then ${products.stock} else ${productSizes.stock} end`,
    })
    .from(products)
    .leftJoin(productSizes, eq(productId, products.id))
    .where(chosen)
    .orderBy(asc(products.id), asc(size));
}

/** Computes a stock after a change. It may be out of range. */
const changed = (stock: number, change: StockOfMany): number =>
  "by" in change ? stock + change.by : change.to;

/** Computes the effect of a change on these stocks. */
export function stockEffect(rows: readonly StockRow[], change: StockOfMany): StockEffect {
  const counted = rows.filter(isCounted);
  const hash = createHash("sha256");
  for (const { id, size, stock } of rows) hash.update(`${JSON.stringify([id, size, stock])}\n`);
  const after = counted.map(({ stock }) => changed(stock, change));
  const differing = [...new Set(counted.map(({ stock }) => stock))].slice(0, MOST_EXAMPLES);
  return {
    products: new Set(counted.map(({ id }) => id)).size,
    stocks: counted.length,
    madeToOrder: rows.length - counted.length,
    outOfRange: after.filter((stock) => stock < 0 || stock > MOST_PIECES).length,
    examples: differing.map((from) => ({ from, to: changed(from, change) })),
    piecesBefore: sum(counted.map(({ stock }) => stock)),
    piecesAfter: sum(after),
    seen: hash.digest("hex"),
  };
}

/**
 * Writes the stocks after a change, also into drafts, and records each changed product. Products and sizes that are made to order
 * stay so. The version of each changed product increases by one. The caller has locked the
 * products.
 */
export async function writeStocks(
  act: Act,
  rows: readonly StockRow[],
  change: StockOfMany,
): Promise<void> {
  const counted = rows.filter(isCounted);
  const ids = [...new Set(counted.map(({ id }) => id))];
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await writeBatch(act, batch, change);
    await writeDrafts(act, batch, counted, change);
    await updateStockMarks(act.tx, batch);
  }
  for (const [id, stocks] of Map.groupBy(counted, (row) => row.id)) {
    const changes = stocks.map((row) => ({ ...row, after: changed(row.stock, change) }));
    if (changes.every(({ stock, after }) => stock === after)) continue;
    act.record({
      what: "product.stock_set",
      subject: id,
      before: auditedStock(changes),
      after: auditedStock(changes.map((row) => ({ ...row, stock: row.after }))),
    });
  }
}

/** The stock of a product for the audit log: one number, or a number for each size. */
function auditedStock(stocks: readonly CountedStock[]) {
  const [first] = stocks;
  if (first?.size === null) return { stock: first.stock };
  return { sizes: stocks.map(({ size, stock }) => ({ size, stock })) };
}

async function writeBatch({ tx }: Act, ids: readonly string[], change: StockOfMany) {
  const stockAfter = (stock: SQL) =>
    "by" in change ? sql`${stock} + ${change.by}::int` : sql`${change.to}::int`;
  await tx
    .update(productSizes)
    .set({ stock: stockAfter(sql`${productSizes.stock}`) })
    .where(and(inArray(productSizes.productId, [...ids]), isNotNull(productSizes.stock)));
  const sizesOfProduct = tx
    .select({ size: productSizes.size })
    .from(productSizes)
    .where(eq(productSizes.productId, products.id));
  const isChosen = inArray(products.id, [...ids]);
  await tx
    .update(products)
    .set({ stock: stockAfter(sql`${products.stock}`) })
    .where(and(isChosen, isNotNull(products.stock), notExists(sizesOfProduct)));
  await tx
    .update(products)
    .set({ updatedAt: sql`now()`, version: sql`${products.version} + 1` })
    .where(isChosen);
}

async function writeDrafts(
  act: Act,
  ids: readonly string[],
  counted: readonly CountedStock[],
  change: StockOfMany,
): Promise<void> {
  const drafts = await act.tx
    .select({ id: productDrafts.productId })
    .from(productDrafts)
    .where(inArray(productDrafts.productId, [...ids]));
  if (drafts.length === 0) return;
  const withDraft = new Set(drafts.map(({ id }) => id));
  for (const { id, size, stock } of counted) {
    if (!withDraft.has(id)) continue;
    await writeDraftStock(act, id, { size, stock: changed(stock, change) });
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
