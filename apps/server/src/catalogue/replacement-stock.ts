import type { ProductInput, ProductReplacement } from "@suvarna/contract/catalogue/staff-schemas";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { LockedProduct } from "./lock-product.ts";
import { badField } from "./product-columns.ts";
import { totalStock } from "./serialize-product.ts";
import { productSizes } from "./tables.ts";

/** A stock as the product form states it, with the stock that the caller has read. */
interface StatedStock {
  readonly stock?: number | null | undefined;
  readonly stockWas?: number | null | undefined;
}

/**
 * Completes the form of a product with the current stock where the form states none. The caller has
 * locked the product's row, so that no order changes the stock before the form is written.
 * @param isVersioned whether the caller has named a version. A version does not count orders, so
 *   such a caller must name the stock that it changes.
 * @throws Refusal changed_meanwhile when the stock is not the stock that the caller has read,
 *   bad_request for a new size without a stock
 */
export async function withStock(
  tx: Tx,
  old: LockedProduct,
  { stockWas, ...form }: ProductReplacement & Pick<ProductInput, "images">,
  isVersioned: boolean,
): Promise<ProductInput> {
  const sizes = await tx
    .select({ size: productSizes.size, stock: productSizes.stock })
    .from(productSizes)
    .where(eq(productSizes.productId, old.id));
  const stocks = new Map(sizes.map(({ size, stock }) => [size, stock]));
  const shown = totalStock({ stock: old.stock, sizes });
  const stated = { stock: form.sizes === null ? form.stock : undefined, stockWas };
  refuseOldStock(stated, shown, isVersioned);
  const keptStock = form.sizes === null ? shown : old.stock;
  return {
    ...form,
    stock: form.stock === undefined ? keptStock : form.stock,
    sizes:
      form.sizes?.map(({ size, netWeight, ...stated }) => {
        refuseOldStock(stated, stocks.get(size), isVersioned);
        const stock = stated.stock === undefined ? stocks.get(size) : stated.stock;
        if (stock === undefined) throw badField("sizes", `Enter the stock of the size ${size}`);
        return { size, netWeight, stock };
      }) ?? null,
  };
}

/**
 * @param current the current stock; undefined for a size that the product does not have
 * @throws Refusal changed_meanwhile
 */
function refuseOldStock(
  { stock, stockWas }: StatedStock,
  current: number | null | undefined,
  isVersioned: boolean,
): void {
  if (stockWas !== undefined) {
    if (stockWas === current) return;
    throw refusal(current, "Please look at it again.");
  }
  const isChange = stock !== undefined && current !== undefined && stock !== current;
  if (isVersioned && isChange) throw refusal(current, "Send it as stockWas to set another.");
}

function refusal(current: number | null | undefined, advice: string): Refusal {
  if (current === undefined) return new Refusal("changed_meanwhile");
  const message = `The stock is now ${current ?? "made to order"}. ${advice}`;
  return new Refusal("changed_meanwhile", { message });
}
