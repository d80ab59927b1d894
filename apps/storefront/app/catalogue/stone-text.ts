import type { Product } from "@suvarna/contract/catalogue/schemas";
import * as words from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/product-facts";

type Stone = Product["stones"][number];

/** The number and the weight of a piece's stones as text: `44, 0.42 ct together`, `1, 1.50 ct`. */
export function stoneText({ count, carats }: Stone): string {
  const weight = carats > 0 ? words.stoneWeight(carats) : "";
  if (count <= 1) return weight || "1";
  return weight ? say.stonesTogether(count, weight) : String(count);
}
