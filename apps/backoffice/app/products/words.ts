import type { ListedProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import type { Carat } from "@suvarna/domain/fineness";
import type { Tone } from "../parts/pill.tsx";

/** The name of a metal as staff at the counter say it. */
export const METAL_WORDS: Readonly<Record<Carat, string>> = {
  "24K": "24K gold",
  "22K": "22K gold",
  "18K": "18K gold",
  Silver: "Silver",
};

/** Formats a share in percent without trailing zeros: `14%`, `12.5%`. */
export function sayPercent(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

/** Formats a number with its noun in singular or plural: `1 size`, `3 sizes`. */
export function sayCount(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? one : more}`;
}

/** The state of a product's page in one or two words. */
export function pageState(product: ListedProduct): { readonly tone: Tone; readonly words: string } {
  if (product.state === "draft") return { tone: "sand", words: "Draft" };
  if (product.state === "archived") return { tone: "sand", words: "Archived" };
  if (!product.isAvailable) return { tone: "line", words: "Off sale" };
  if (!product.inStock) return { tone: "alert", words: "Sold out" };
  if (product.isLow) return { tone: "amber", words: "Low" };
  return { tone: "leaf", words: "Published" };
}
