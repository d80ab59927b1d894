import type { Chosen } from "@suvarna/contract/catalogue/chosen-products";
import { and, ne, sql } from "drizzle-orm";
import { type App, act, type UserActor } from "../platform/act.ts";
import { productDrafts } from "./desk-tables.ts";
import { chosenCondition, type StockRule } from "./staff-conditions.ts";
import { products } from "./tables.ts";

/**
 * Puts many products on sale, or takes them off sale, whatever their stock. Their drafts are
 * changed in the same way.
 * @returns the number of changed products
 */
export function changeAvailabilityOfMany(
  { app, stock }: { readonly app: App; readonly stock: StockRule },
  actor: UserActor,
  { chosen, isAvailable }: { readonly chosen: Chosen; readonly isAvailable: boolean },
): Promise<number> {
  return act(app, actor, async ({ tx, record, tell }) => {
    const changes = and(await chosenCondition(tx, chosen, stock), ne(products.onSale, isAvailable));
    await tx.execute(sql`
      update ${productDrafts}
      set content = jsonb_set(content, '{isAvailable}', to_jsonb(${isAvailable}::boolean))
      from ${products} where ${products.id} = ${productDrafts.productId} and ${changes}`);
    const changed = await tx
      .update(products)
      .set({
        onSale: isAvailable,
        updatedAt: sql`now()`,
        version: sql`${products.version} + 1`,
      })
      .where(changes)
      .returning({ id: products.id });
    const [before, after] = [{ onSale: !isAvailable }, { onSale: isAvailable }];
    for (const { id } of changed) {
      record({ what: "product.availability_set", subject: id, before, after });
    }
    const which = "ids" in chosen ? { ids: changed.map(({ id }) => id) } : chosen;
    const all = { products: changed.length, ...after, ...which };
    record({ what: "products.availability_set", subject: null, after: all });
    tell({ type: "catalogue.changed" });
    return changed.length;
  });
}
