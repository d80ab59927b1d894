import type { Sort } from "@suvarna/contract/catalogue/constants";
import { Button } from "@suvarna/ui/button.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Select } from "@suvarna/ui/select.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/listing";
import { ChevronDown, X } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { piecesText } from "../pieces/index.ts";
import { FavoritesCount } from "../wishlist/index.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { changeFilters } from "./shop-filters.ts";
import type { ShopListing } from "./shop-listing.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

const SORT_WORDS: Readonly<Record<Sort, string>> = {
  featured: say.featured,
  newest: say.newest,
  "price-asc": say.priceUp,
  "price-desc": say.priceDown,
  "weight-asc": say.weightUp,
  "weight-desc": say.weightDown,
};

/**
 * The number of pieces, the active filters and the sort order of a listing.
 * @param formId the id of the filter form, which also submits the sort order where there is no
 *   JavaScript
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
    <div className="mb-4 items-center gap-x-5 gap-y-3 max-lg:mb-4 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-0 max-lg:gap-y-1.5 lg:mb-5.5 lg:flex lg:min-h-11.5 lg:flex-wrap">
      <div className="sticky top-0 z-4 col-span-2 mt-3 -mx-gutter grid grid-cols-2 border-y border-line bg-ivory lg:hidden">
        <FilterSheet listing={listing} address={address} />
        <PhoneSort address={address} />
      </div>
      <p role="status" className="num text-small text-ink-soft">
        {shownText(listing)}
      </p>
      <ActiveFilters address={address} />
      <FavoritesCount className="justify-self-end lg:ml-auto" />
      <div className="flex items-center gap-3 justify-self-end max-lg:hidden noscript:flex! noscript:max-lg:col-span-2 noscript:max-lg:justify-self-stretch noscript:max-lg:*:first:flex-1">
        <Select
          compact
          form={formId}
          name="sort"
          aria-label={say.sortBy}
          value={filters.sort}
          onChange={({ target }) => show(changeFilters(filters, { sort: target.value as Sort }))}
        >
          <SortOptions />
        </Select>
        <span className="hidden noscript:block">
          <Button type="submit" form={formId} size="small">
            {say.apply}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** The control for the sort order on a phone, beside the button that opens the filters. */
function PhoneSort({ address: { filters, show } }: { address: ListingAddress }) {
  const select = useRef<HTMLSelectElement>(null);
  const [isFromServer] = useState(!useHydrated());
  const showEarly = useEffectEvent(() => {
    const chosen = select.current?.selectedOptions[0];
    if (chosen && !chosen.defaultSelected) {
      show(changeFilters(filters, { sort: chosen.value as Sort }));
    }
  });
  useEffect(() => {
    // Only a control that the server rendered can have a choice from before hydration.
    if (isFromServer) showEarly();
  }, [isFromServer]);
  return (
    <label className="relative grid min-h-12 grid-flow-col place-content-center items-center gap-2 border-l border-line text-small font-medium noscript:hidden has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-wine">
      <span aria-hidden>{SORT_WORDS[filters.sort]}</span>
      <Icon of={ChevronDown} size={16} />
      <select
        ref={select}
        aria-label={say.sortBy}
        value={filters.sort}
        onChange={({ target }) => show(changeFilters(filters, { sort: target.value as Sort }))}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        <SortOptions />
      </select>
    </label>
  );
}

function SortOptions() {
  return Object.entries(SORT_WORDS).map(([sort, words]) => (
    <option key={sort} value={sort}>
      {words}
    </option>
  ));
}

/**
 * The text `Showing 13 to 24 of 71 pieces`, or only the number of pieces where one page shows all.
 */
function shownText({ page, limit, total, pieces }: ShopListing): string {
  if (total <= limit || pieces.length === 0) return piecesText(total);
  const first = (page - 1) * limit + 1;
  return say.showing(first, first + pieces.length - 1, total);
}

function ActiveFilters({ address: { active, hrefOf } }: { address: ListingAddress }) {
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={say.activeFilters}
      className="flex flex-wrap gap-2 max-lg:order-last max-lg:col-span-2"
    >
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={hrefOf(without)}
            preventScrollReset
            aria-label={say.removeFilter(label)}
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
