import { sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isShownAs } from "./product-rows.ts";
import { products } from "./tables.ts";

/**
 * Removes a product from the catalogue by a soft delete; carts and past orders still need its row.
 * @throws Refusal product_not_found
 */
export async function removeProduct(act: Act, idOrSlug: string): Promise<void> {
  const [removed] = await act.tx
    .update(products)
    .set({ removedAt: sql`now()`, updatedAt: sql`now()`, version: sql`${products.version} + 1` })
    .where(isShownAs(idOrSlug))
    .returning({ id: products.id });
  if (!removed) throw new Refusal("product_not_found");
  act.record({ what: "product.removed", subject: removed.id });
  act.tell({ type: "product.removed", productId: removed.id });
}
