import { eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { productDrafts } from "./desk-tables.ts";

/**
 * Writes a stock also into the draft of a product, so that publishing the draft does not restore
 * the old stock.
 */
export async function writeDraftStock(
  { tx }: Act,
  productId: string,
  { size, stock }: { readonly size: string | null; readonly stock: number | null },
): Promise<void> {
  const isOfProduct = eq(productDrafts.productId, productId);
  const [draft] = await tx.select().from(productDrafts).where(isOfProduct);
  if (!draft) return;
  const { content } = draft;
  const changed =
    size === null
      ? { ...content, stock }
      : {
          ...content,
          sizes: content.sizes.map((each) => (each.size === size ? { ...each, stock } : each)),
        };
  await tx.update(productDrafts).set({ content: changed }).where(isOfProduct);
}
