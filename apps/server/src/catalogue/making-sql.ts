import { createHash } from "node:crypto";
import type {
  MakingChange,
  MakingEffect,
} from "@suvarna/contract/catalogue/staff-products-schemas";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { discountedPriceSql } from "./price-sql.ts";
import { productDrafts, products } from "./tables.ts";

const MOST_EXAMPLES = 4;
const { makingChargeBp } = products;

/** The making charge of a product after a change, in basis points; it may be out of range. */
function changedBp(change: MakingChange): SQL {
  const bp = Math.round(("by" in change ? change.by : change.to) * 100);
  return "by" in change ? sql`(${makingChargeBp} + ${bp}::int)` : sql`${bp}::int`;
}

const isOutOfRange = (bp: SQL) => sql`(${bp} < 0 or ${bp} > 10000)`;

/**
 * Computes the effect of a change on the chosen products at these rates, in percent and rupees. It
 * changes nothing.
 */
export async function makingEffectOf(
  db: Db,
  chosen: SQL | undefined,
  change: MakingChange,
  rates: RatesPerGram,
): Promise<Omit<MakingEffect, "needsApproval">> {
  const bp = changedBp(change);
  const difference = sql`(${discountedPriceSql(rates, bp)} - ${discountedPriceSql(rates)})`;
  const { rows } = await db.execute<Record<string, string | number | null>>(sql`
    select count(*) as products, count(*) filter (where ${isOutOfRange(bp)}) as out_of_range,
      min(${difference}) as least, max(${difference}) as greatest
    from ${products} where ${chosen}`);
  const charges = await db.execute<{ from: number; to: number }>(sql`
    select ${makingChargeBp} as "from", ${bp} as "to" from ${products} where ${chosen}
    group by 1, 2 order by count(*) desc, 1 limit ${MOST_EXAMPLES}`);
  const [all] = rows;
  return {
    products: Number(all?.["products"] ?? 0),
    outOfRange: Number(all?.["out_of_range"] ?? 0),
    charges: charges.rows.map(({ from, to }) => ({ from: from / 100, to: to / 100 })),
    leastChange: inRupees(all?.["least"]),
    greatestChange: inRupees(all?.["greatest"]),
  };
}

function inRupees(paise: string | number | null | undefined): number | null {
  return paise === null || paise === undefined ? null : Number(paise) / 100;
}

/**
 * Locks the chosen products, counts them, and returns a fingerprint that changes when any product
 * does.
 */
export async function lockChosen(
  tx: Tx,
  chosen: SQL | undefined,
  change: MakingChange,
): Promise<{ products: number; outOfRange: number; fingerprint: string }> {
  const bp = changedBp(change);
  const { rows } = await tx.execute<{ id: string; version: number; out: boolean }>(sql`
    select ${products.id} as id, ${products.version} as version, ${isOutOfRange(bp)} as out
    from ${products} where ${chosen} order by ${products.id} for update`);
  const hash = createHash("sha256");
  for (const { id, version } of rows) hash.update(`${id} ${version}\n`);
  return {
    products: rows.length,
    outOfRange: rows.filter(({ out }) => out).length,
    fingerprint: hash.digest("hex"),
  };
}

/**
 * Writes another making charge to the products, and to those drafts that contain the earlier
 * charge, so that publishing a draft does not bring it back. The version of each product increases
 * by one.
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
