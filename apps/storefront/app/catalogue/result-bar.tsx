import type { Sort } from "@suvarna/contract/catalogue/constants";
import { Button } from "@suvarna/ui/button.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Select } from "@suvarna/ui/select.tsx";
import { X } from "lucide-react";
import { Link } from "react-router";
import { piecesText } from "../pieces/index.ts";
import { FavoritesCount } from "../wishlist/index.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { changed } from "./shop-filters.ts";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

const SORT_WORDS: Readonly<Record<Sort, string>> = {
  featured: "Featured",
  newest: "Newest",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  "weight-asc": "Weight, low to high",
  "weight-desc": "Weight, high to low",
};

/**
 * The number of pieces, the active filters and the sort order.
 * @param formId the filter form, which submits the order too where there is no JavaScript
 */
export function ResultBar({
  listing,
  address,
  formId,
}: {
  listing: ShopListing;
  address: ListingAddress;
  formId: string;
}) {
  const { filters, show } = address;
  return (
    <div className="mb-7.5 items-center gap-3 border-b border-line pb-5 max-lg:grid max-lg:grid-cols-[1fr_auto] sm:gap-x-5 lg:flex lg:flex-wrap">
      <div className="-order-1 lg:hidden">
        <FilterSheet listing={listing} address={address} />
      </div>
      <p role="status" className="num text-small lg:text-body">
        {piecesText(listing.total)}
      </p>
      <ActiveFilters address={address} />
      <FavoritesCount className="justify-self-end max-lg:-order-1 lg:ml-auto" />
      <div className="flex items-center gap-3 justify-self-end">
        <Select
          compact
          form={formId}
          name="sort"
          aria-label="Sort by"
          value={filters.sort}
          onChange={({ target }) => show(changed(filters, { sort: target.value as Sort }))}
        >
          {Object.entries(SORT_WORDS).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </Select>
        <span className="hidden noscript:block">
          <Button type="submit" form={formId} size="small">
            Apply
          </Button>
        </span>
      </div>
    </div>
  );
}

function ActiveFilters({ address: { active, hrefOf } }: { address: ListingAddress }) {
  if (active.length === 0) return null;
  return (
    <ul
      aria-label="Active filters"
      className="flex flex-wrap gap-2 max-lg:order-last max-lg:col-span-2"
    >
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={hrefOf(without)}
            preventScrollReset
            aria-label={`Remove filter ${label}`}
            className="relative inline-flex min-h-9 max-w-full items-center wrap-anywhere gap-2 rounded-round border border-wine py-1 pr-2.5 pl-3.5 text-small text-wine before:absolute before:inset-x-0 before:-inset-y-1"
          >
            {label}
            <Icon of={X} size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
