import { createHash } from "node:crypto";
import type { MakingChange, MakingEffect } from "@suvarna/contract/catalogue/staff-making-schemas";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { productDrafts } from "./desk-tables.ts";
import { discountedPriceSql } from "./price-sql.ts";
import { products } from "./tables.ts";

const MOST_EXAMPLES = 4;
/** A making charge of 100%, in basis points. */
const HIGHEST_BP = 10_000;
const { makingChargeBp } = products;

/** The change in basis points: either the number to be added, or the new making charge. */
export const bpOf = (change: MakingChange) =>
  Math.round(("by" in change ? change.by : change.to) * 100);

/**
 * SQL expression for the making charge of a product after a change, in basis points. It may be out
 * of range.
 */
function changedBp(change: MakingChange): SQL {
  const bp = bpOf(change);
  return "by" in change ? sql`(${makingChargeBp} + ${bp}::int)` : sql`${bp}::int`;
}

const isOutOfRange = ({ to }: { readonly to: number }) => to < 0 || to > HIGHEST_BP;

/** The effect of a change on all chosen products that have the same making charge now. */
interface EffectOnCharge extends Record<string, unknown> {
  readonly charge: number;
  readonly products: string;
  /**
   * The smallest change of a price, in paise; null without rates. `greatest` is the largest change.
   */
  readonly least: string | null;
  readonly greatest: string | null;
}

/**
 * Computes the effect of a change on the chosen products at these rates, in percent and rupees. No
 * product is changed.
 */
export async function makingEffectOf(
  db: Db,
  chosen: SQL | undefined,
  change: MakingChange,
  rates: RatesPerGram,
): Promise<Omit<MakingEffect, "needsApproval">> {
  const difference = sql`(${discountedPriceSql(rates, changedBp(change))} - ${discountedPriceSql(rates)})`;
  // The aggregation reads the table without a subquery, so that PostgreSQL can use parallel
  // workers.
  const { rows } = await db.execute<EffectOnCharge>(sql`
    select ${makingChargeBp} as charge, count(*) as products,
      min(${difference}) as least, max(${difference}) as greatest
    from ${products} where ${chosen}
    group by ${makingChargeBp}`);
  const charges = rows
    .map(({ charge, products }) => ({
      products: Number(products),
      from: charge,
      to: "by" in change ? charge + bpOf(change) : bpOf(change),
    }))
    .toSorted((a, b) => b.products - a.products || a.from - b.from);
  return {
    products: productsIn(charges),
    outOfRange: productsIn(charges.filter(isOutOfRange)),
    charges: charges
      .slice(0, MOST_EXAMPLES)
      .map(({ from, to }) => ({ from: from / 100, to: to / 100 })),
    leastChange: extremeInRupees(rows, "least", Math.min),
    greatestChange: extremeInRupees(rows, "greatest", Math.max),
  };
}

function productsIn(charges: readonly { readonly products: number }[]): number {
  return charges.reduce((sum, { products }) => sum + products, 0);
}

function extremeInRupees(
  rows: readonly EffectOnCharge[],
  end: "least" | "greatest",
  choose: (...values: number[]) => number,
): number | null {
  const paise = rows.flatMap((row) => (row[end] === null ? [] : Number(row[end])));
  return paise.length === 0 ? null : choose(...paise) / 100;
}

/** The making charge of a product before and after a change, in basis points. */
export interface ChangedCharge {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Locks the chosen products, and returns their making charges and a fingerprint that changes when any
 * of the products changes.
 */
export async function lockChosenProducts(
  tx: Tx,
  chosen: SQL | undefined,
  change: MakingChange,
): Promise<{ charges: ChangedCharge[]; outOfRange: number; fingerprint: string }> {
  const { rows } = await tx.execute<{ id: string; version: number; from: number; to: number }>(sql`
    select ${products.id} as id, ${products.version} as version, ${makingChargeBp} as "from",
      ${changedBp(change)} as "to"
    from ${products} where ${chosen} order by ${products.id} for update`);
  const hash = createHash("sha256");
  for (const { id, version } of rows) hash.update(`${id} ${version}\n`);
  return {
    charges: rows.map(({ id, from, to }) => ({ id, from, to })),
    outOfRange: rows.filter(isOutOfRange).length,
    fingerprint: hash.digest("hex"),
  };
}

/**
 * Writes another making charge to the products. Drafts that contain the earlier charge are changed
 * too, so that publishing a draft does not restore the earlier charge. The version of each product
 * increases by one.
 * @returns how many products were changed
 */
export async function writeMaking(
  tx: Tx,
  chosen: SQL | undefined,
  change: MakingChange,
): Promise<number> {
  const bp = changedBp(change);
  const charge = sql`(${productDrafts.content} ->> 'makingcharge')::numeric`;
  await tx.execute(sql`
    update ${productDrafts}
    set content = jsonb_set(content, '{makingcharge}', to_jsonb(round(${bp} / 100.0, 2)))
    from ${products}
    where ${products.id} = ${productDrafts.productId} and ${chosen}
      and (round(${charge} * 100) = ${makingChargeBp} or (${charge} is null and ${products.state} = 'draft'))`);
  const { rowCount } = await tx
    .update(products)
    .set({
      makingChargeBp: bp,
      updatedAt: sql`now()`,
      version: sql`${products.version} + 1`,
    })
    .where(chosen);
  return rowCount ?? 0;
}
