import { sql } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import { Refusal } from "../platform/errors.ts";
import { catalogueChanged } from "./events.ts";
import { isShownAs } from "./product-rows.ts";
import { products } from "./tables.ts";

/**
 * Takes a piece out of the catalogue; its row stays for carts and past orders.
 * @throws Refusal product_not_found
 */
export async function removeProduct(bus: Bus, idOrSlug: string): Promise<void> {
  await bus.transact(async (tx, emit) => {
    const removed = await tx
      .update(products)
      .set({ removedAt: sql`now()`, updatedAt: sql`now()` })
      .where(isShownAs(idOrSlug))
      .returning({ id: products.id });
    if (removed.length === 0) throw new Refusal("product_not_found");
    emit(catalogueChanged());
  });
}
