import { type PriceBasis, priceFallBp } from "@suvarna/domain/price-fall";
import { type PriceFallLimits, priceFallNeeds } from "@suvarna/domain/staff/approval";
import { and, asc, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Rates } from "../rates/index.ts";
import { priceMarks } from "./desk-tables.ts";
import { productSizes, products } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

/** The rows of one statement; PostgreSQL takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/** The dependencies of the check of how far staff lower the price of a piece. */
export interface PriceGuard {
  readonly rates: Pick<Rates, "perGram">;
  readonly approvals: { readonly limits: PriceFallLimits };
}

/**
 * The proof that the author of a change has given: nothing but the session, a fresh proof, or the approval of
 * a second person. `undo`: the change restores what an import has replaced, so no price is new.
 */
export type AuthorProof = "session" | "fresh proof" | "second person" | "undo";

/** Returns the proof that the caller of an API call has given. */
export const proofOf = ({ hasFreshProof }: { readonly hasFreshProof: boolean }): AuthorProof =>
  hasFreshProof ? "fresh proof" : "session";

/** A change of what determines the price of a published product. */
export interface PriceChange {
  readonly id: string;
  readonly before: PriceBasis;
  readonly after: PriceBasis;
}

/** Selects the fields that determine the price of a product. */
export function priceBasisOf(product: PriceBasis): PriceBasis {
  const { carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp } = product;
  const sizes = product.sizes.map(({ size, netWeightMg }) => ({ size, netWeightMg }));
  return { carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp, sizes };
}

/**
 * Computes how far the price of each product falls, in basis points. A product is compared with
 * itself and with the state before the first fall of the last day, so that many small steps count
 * as one large step.
 */
export async function priceFalls(
  db: Db,
  { rates }: PriceGuard,
  changes: readonly PriceChange[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (changes.length === 0) return new Map();
  const ids = changes.map(({ id }) => id);
  const isOfToday = gt(priceMarks.since, dayBefore(now));
  const markOf = new Map<string, PriceBasis>();
  for (const some of batchesOf(ids)) {
    const marks = await db
      .select()
      .from(priceMarks)
      .where(and(inArray(priceMarks.productId, some), isOfToday));
    for (const { productId, basis } of marks) markOf.set(productId, basis);
  }
  const perGram = rates.perGram();
  return new Map(
    changes.map(({ id, before, after }) => {
      const mark = markOf.get(id);
      const fall = priceFallBp(before, after, perGram);
      // A change that lowers no price is free, even if the price is below that of the day before.
      if (!mark || fall === 0) return [id, fall];
      return [id, Math.max(fall, priceFallBp(mark, after, perGram))];
    }),
  );
}

/**
 * Refuses a change that lowers a price further than its author may, and notes from where the prices
 * fall. The caller has locked the products.
 * @throws Refusal fresh_proof_needed, price_falls_far
 */
export async function guardPrices(
  act: Act,
  guard: PriceGuard,
  changes: readonly PriceChange[],
  proof: AuthorProof,
): Promise<void> {
  if (proof === "undo") return;
  if (proof === "second person") {
    for (const some of batchesOf(changes.map(({ id }) => id))) {
      await forgetMarks(act.tx, inArray(products.id, some));
    }
    return;
  }
  const falls = await priceFalls(act.tx, guard, changes, act.at);
  const greatest = Math.max(0, ...falls.values());
  const { limits } = guard.approvals;
  const needs = priceFallNeeds(greatest, limits);
  if (needs === "approval") throw fallsFar(greatest, limits);
  if (needs === "proof" && proof === "session") throw new Refusal("fresh_proof_needed");
  await keepMarks(
    act,
    changes.filter(({ id }) => (falls.get(id) ?? 0) > 0),
  );
}

function fallsFar(fallBp: number, { priceFallBp }: PriceFallLimits): Refusal {
  const [fall, most] = [fallBp, priceFallBp].map((bp) => `${Math.round(bp / 100)}%`);
  return new Refusal("price_falls_far", {
    message: `The price would fall by ${fall}. One person may lower it by ${most} a day. For more, publish the change in the editor of the back office, where a second person approves it.`,
  });
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Notes the state before the change, unless an earlier state of the last day is noted. */
async function keepMarks({ tx, at }: Act, changes: readonly PriceChange[]): Promise<void> {
  const rows = changes.map(({ id, before }) => ({
    productId: id,
    basis: priceBasisOf(before),
    since: at,
  }));
  for (const some of batchesOf(rows)) {
    await tx
      .insert(priceMarks)
      .values(some)
      .onConflictDoUpdate({
        target: priceMarks.productId,
        set: { basis: sql`excluded.basis`, since: sql`excluded.since` },
        setWhere: lte(priceMarks.since, dayBefore(at)),
      });
  }
}

/**
 * Forgets from where the prices of the chosen products fell. After an approval later changes count
 * from the approved price.
 */
export async function forgetMarks(tx: Tx, chosen: SQL | undefined): Promise<void> {
  const ids = tx.select({ id: products.id }).from(products).where(chosen);
  await tx.delete(priceMarks).where(inArray(priceMarks.productId, ids));
}

/** Reads the sizes of products with their net weights, by the product's id. */
export async function weightsOfSizes(db: Db, ids: readonly string[]) {
  const { productId, size, netWeightMg, position } = productSizes;
  const rows = [];
  for (const some of batchesOf(ids)) {
    const found = await db
      .select({ productId, size, netWeightMg })
      .from(productSizes)
      .where(inArray(productId, some))
      .orderBy(asc(position));
    rows.push(...found);
  }
  return Map.groupBy(rows, (row) => row.productId);
}

/** Divides rows into batches, of which each fits into one statement. */
function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    yield rows.slice(from, from + ROWS_AT_ONCE);
  }
}
