import * as say from "@suvarna/words/here/listing";
import { outOfStock } from "@suvarna/words/here/pieces";
import { type BandKey, chosenBandLabel, spanLabel, withoutBand } from "./bands.ts";
import type { NamedValue } from "./category-name.ts";
import { discountLabel } from "./discount-label.ts";
import { filterWords } from "./filter-words.ts";
import {
  changeFilters,
  LIST_FILTERS,
  type ListFilter,
  type ShopFilters,
  toggleFilter,
} from "./shop-filters.ts";

/** An active filter of the listing, with the listing's filters after its removal. */
export interface ActiveFilter {
  readonly key: "q" | ListFilter | "payable" | BandKey | "discount" | "available";
  readonly label: string;
  readonly without: ShopFilters;
}

/** The values of filters, such as the facets of a listing. */
export type NamedValues = Readonly<Partial<Record<ListFilter, readonly NamedValue[]>>>;

function payableFilter(filters: ShopFilters): ActiveFilter[] {
  const { minPayable: from, maxPayable: to } = filters;
  if (from === null && to === null) return [];
  const without = changeFilters(filters, { minPayable: null, maxPayable: null });
  return [{ key: "payable", label: spanLabel("price", from, to), without }];
}

/**
 * All active filters of the listing, in the order of the filter panel.
 * @param values the values of the filters in the listing, with their translated names
 */
export function activeFilters(filters: ShopFilters, values: NamedValues = {}): ActiveFilter[] {
  const discount = discountLabel(filters);
  return [
    ...(filters.q
      ? [{ key: "q" as const, label: `“${filters.q}”`, without: changeFilters(filters, { q: "" }) }]
      : []),
    ...LIST_FILTERS.flatMap((key) =>
      filters[key].map((value) => ({
        key,
        label: filterWords(key, value, values[key] ?? []),
        without: toggleFilter(filters, key, value),
      })),
    ),
    ...payableFilter(filters),
    ...(["price", "weight"] as const).flatMap((key) => {
      const label = chosenBandLabel(filters, key);
      return label ? [{ key, label, without: withoutBand(filters, key) }] : [];
    }),
    ...(discount === null
      ? []
      : [
          {
            key: "discount" as const,
            label: discount,
            without: changeFilters(filters, { minDiscount: null, maxDiscount: null }),
          },
        ]),
    ...(filters.available === null
      ? []
      : [
          {
            key: "available" as const,
            label: filters.available ? say.inStockOrToOrder : outOfStock,
            without: changeFilters(filters, { available: null }),
          },
        ]),
  ];
}
