import { eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { products } from "./tables.ts";

export type LockedProduct = typeof products.$inferSelect;

/** The product that a person changes, with the version that the person has seen, if it is known. */
export interface ProductVersion {
  readonly id: string;
  readonly version: string | undefined;
}

/**
 * Locks the row of a product in any state, for a change by staff.
 * @throws Refusal product_not_found, changed_meanwhile when the person has seen another version
 */
export async function lockProductOfStaff(
  tx: Tx,
  { id, version }: ProductVersion,
): Promise<LockedProduct> {
  if (!isId(id)) throw new Refusal("product_not_found");
  const [found] = await tx.select().from(products).where(eq(products.id, id)).for("update");
  if (!found) throw new Refusal("product_not_found");
  if (version !== undefined && version !== String(found.version)) {
    throw new Refusal("changed_meanwhile");
  }
  return found;
}

/**
 * Locks the row of a product like `lockProductOfStaff`, but refuses an archived product. @throws
 * Refusal product_archived
 */
export async function lockUnarchived(tx: Tx, which: ProductVersion): Promise<LockedProduct> {
  const product = await lockProductOfStaff(tx, which);
  if (product.state === "archived") throw new Refusal("product_archived");
  return product;
}

/** Increases the version of a product by one, and writes these columns. */
export async function nextVersion(
  tx: Tx,
  id: string,
  columns: Partial<LockedProduct> = {},
): Promise<void> {
  const version = sql`${products.version} + 1`;
  // Saving a draft writes no columns and changes nothing for visitors, so the time of change stays.
  const change = Object.keys(columns).length > 0 ? { updatedAt: sql`now()` } : {};
  await tx
    .update(products)
    .set({ ...columns, ...change, version })
    .where(eq(products.id, id));
}
