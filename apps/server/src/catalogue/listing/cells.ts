import { WEIGHT_BANDS } from "@suvarna/contract/catalogue/bands";
import type { FacetCell } from "../facets.ts";

/** The facet values that all products of one facet cell share. The price is not among them. */
export interface Cell extends Omit<FacetCell, "category" | "price" | "weight" | "count" | "carat"> {
  readonly carat: NonNullable<FacetCell["carat"]>;
  readonly categoryId: string;
  /** The lower limit of the cell's weight band, in grams. */
  readonly weight: number;
}

/**
 * The list of all facet cells that occur or have occurred. The index of a cell in the list is its
 * number.
 */
export interface Cells {
  readonly list: readonly Cell[];
  /**
   * Returns the number of the facet cell with these values. `values` are the facets as JSON; see
   * `read-products.ts`.
   */
  numberOf(values: string, netWeightMg: number): number;
}

const MG_PER_GRAM = 1000;

export function createCells(): Cells {
  const list: Cell[] = [];
  const numbers = new Map<string, number>();
  return {
    list,
    numberOf(values, netWeightMg) {
      const weight = bandOf(netWeightMg);
      const key = `${weight} ${values}`;
      const existing = numbers.get(key);
      if (existing !== undefined) return existing;
      const number = list.push({ ...(JSON.parse(values) as Omit<Cell, "weight">), weight }) - 1;
      numbers.set(key, number);
      return number;
    },
  };
}

/** Returns the lower limit of the weight band in which a weight lies, in grams. */
function bandOf(netWeightMg: number): number {
  const band = WEIGHT_BANDS.findLast(
    ({ from }) => from !== null && netWeightMg >= from * MG_PER_GRAM,
  );
  return band?.from ?? 0;
}
