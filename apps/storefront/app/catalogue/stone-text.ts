import type { Product } from "@suvarna/contract/catalogue/schemas";

type Stone = Product["stones"][number];

/** The number and the weight of a piece's stones as text: `44, 0.42 ct together`, `1, 1.50 ct`. */
export function stoneText({ count, carats }: Stone): string {
  const weight = carats > 0 ? `${carats.toFixed(2)} ct` : "";
  if (count <= 1) return weight || "1";
  return weight ? `${count}, ${weight} together` : String(count);
}
