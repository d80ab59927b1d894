import type { MakingChange } from "@suvarna/contract/catalogue/staff-making-schemas";
import { makingNeedsApproval, priceFallNeeds } from "@suvarna/domain/staff/approval";
import { and, isNotNull, type SQL } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import type { Approvals } from "../staff/index.ts";
import { bpOf } from "./making-sql.ts";
import { type PriceChange, type PriceGuard, priceFalls, weightsOfSizes } from "./price-guard.ts";
import { products } from "./tables.ts";

/** The check of prices, with the limit on how many products one person may change at once. */
export interface MakingGuard extends PriceGuard {
  readonly approvals: Approvals;
}

/** A change of the making charge of the products that fulfil a condition. */
export interface MakingOfChosen {
  /** The number of products. */
  readonly products: number;
  readonly change: MakingChange;
  readonly condition: SQL | undefined;
}

/**
 * Finds out whether a change affects so many products, or lowers a price so far, that a second
 * person must approve it. The prices of very many products are not computed.
 * @returns also the changes of the prices; none when the number of products alone decides
 */
export async function weighMaking(
  db: Db,
  { products: count, change, condition }: MakingOfChosen,
  guard: MakingGuard,
  now: Date,
): Promise<{ readonly needsApproval: boolean; readonly prices: readonly PriceChange[] }> {
  const { limits } = guard.approvals;
  if (makingNeedsApproval(count, limits)) return { needsApproval: true, prices: [] };
  const prices = await makingPrices(db, condition, change);
  const falls = await priceFalls(db, guard, prices, now);
  const greatest = Math.max(0, ...falls.values());
  return { needsApproval: priceFallNeeds(greatest, limits) === "approval", prices };
}

/**
 * Lists what determines the prices of the chosen published products, before and after another making
 * charge. Products that were never published have no price.
 */
export async function makingPrices(
  db: Db,
  condition: SQL | undefined,
  change: MakingChange,
): Promise<PriceChange[]> {
  const { id, carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp } = products;
  const rows = await db
    .select({ id, carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp })
    .from(products)
    .where(and(condition, isNotNull(products.publishedAt)));
  const weights = await weightsOfSizes(
    db,
    rows.map((row) => row.id),
  );
  const bp = bpOf(change);
  return rows.map(({ id, ...row }) => {
    const before = { ...row, sizes: weights.get(id) ?? [] };
    const makingChargeBp = "by" in change ? row.makingChargeBp + bp : bp;
    return { id, before, after: { ...before, makingChargeBp } };
  });
}
