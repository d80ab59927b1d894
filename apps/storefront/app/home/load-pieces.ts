import { listProducts } from "@suvarna/contract/catalogue/calls";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { Client } from "@suvarna/contract/client";

/** Which block of the home page asks, as in the query of the call. */
export type Block = "everyday" | "featured" | "bestSelling";

/**
 * The pieces of a block, as its cards show them. The featured pieces are a plain call; the others
 * ask every cache on the way for the answer of now. The result is null when they could not be had, or when the
 * answer is none that can be read.
 */
export async function loadPieces<Card>(
  api: Client,
  signal: AbortSignal,
  block: Block,
  { most, card }: { most: number; card: (product: Product) => Card },
): Promise<readonly Card[] | null> {
  try {
    const query = { [block]: "true", limit: most };
    const options = { signal, accept: productsOf, noCache: block !== "featured" };
    const products = await api.call(listProducts, { query }, options);
    return products.map(card);
  } catch {
    return null;
  }
}

/** A list of products in any of its shapes: bare, below `products`, or below `data`. */
export function productsOf(answer: unknown): unknown {
  const { products, data } = Object(answer) as { products?: unknown; data?: unknown };
  return [answer, products, data].find(Array.isArray);
}
