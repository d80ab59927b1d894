import { type BandKey, chosenBandLabel, withoutBand } from "./bands.ts";
import { discountLabel } from "./discount-label.ts";
import { changed, type ListFilter, type ShopFilters, toggled } from "./shop-filters.ts";

/** An active filter of the listing, and the filters without it. */
export interface ActiveFilter {
  readonly key: "q" | ListFilter | BandKey | "discount" | "available";
  readonly label: string;
  readonly without: ShopFilters;
}

/** All active filters of the listing, in the order of the filter panel. */
export function activeFilters(filters: ShopFilters): ActiveFilter[] {
  const discount = discountLabel(filters);
  return [
    ...(filters.q
      ? [{ key: "q" as const, label: `“${filters.q}”`, without: changed(filters, { q: "" }) }]
      : []),
    ...(["category", "carat", "metal"] as const).flatMap((key) =>
      filters[key].map((value) => ({ key, label: value, without: toggled(filters, key, value) })),
    ),
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
            without: changed(filters, { minDiscount: null, maxDiscount: null }),
          },
        ]),
    ...(filters.available === null
      ? []
      : [
          {
            key: "available" as const,
            label: filters.available ? "In stock or made to order" : "Out of Stock",
            without: changed(filters, { available: null }),
          },
        ]),
  ];
}
