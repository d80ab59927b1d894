import { listProducts } from "@suvarna/contract/catalogue/calls";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { Client } from "@suvarna/contract/client";

/** A block of the home page, by its name in the query of the API call. */
export type Block = "everyday" | "featured" | "bestSelling";

/**
 * Loads the pieces of a block, with the fields that its cards show. The call for featured pieces
 * may be cached; all other calls ask for a fresh answer. The result is null if the call fails or
 * its answer is invalid.
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

/**
 * Reads a list of products from any shape of the API's answer: the answer itself, its field
 * `products`, or its field `data`.
 */
export function productsOf(answer: unknown): unknown {
  const { products, data } = Object(answer) as { products?: unknown; data?: unknown };
  return [answer, products, data].find(Array.isArray);
}
