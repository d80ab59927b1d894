import { eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { productDrafts } from "./desk-tables.ts";

/** Sets a stock in the draft of a product as well, so that publishing it does not set the old one. */
export async function keepDraftStock(
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
