import { Notice } from "@suvarna/ui/notice.tsx";
import * as say from "@suvarna/words/here/listing";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { FilterForm } from "./filter-form.tsx";
import { FILTERS_BELOW } from "./filters-below.ts";
import { ResultBar } from "./result-bar.tsx";
import type { FailedListing, LoadedListing, ShopListing } from "./shop-listing.ts";
import { ShopResults } from "./shop-results.tsx";
import type { ListingAddress } from "./use-shop-filters.ts";

const FORM = "filters";

/**
 * A listing with its filters and its sort order, for the shop and for search results. React
 * hydrates the filters and the results in two tasks (Suspense), so that each task is short.
 */
export function ListingView({
  listing,
  address,
  failure,
}: {
  listing: ShopListing;
  address: ListingAddress;
  failure: string | null;
}) {
  return (
    <div className="noscript:max-lg:flex noscript:max-lg:flex-col lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)] lg:gap-9 xl:grid-cols-[14.75rem_minmax(0,1fr)] xl:gap-12">
      {/* On a phone without JavaScript the filters are below the pieces, and a link jumps to the
          filters. */}
      <aside
        id={FILTERS_BELOW}
        aria-label={say.filters}
        className="hidden lg:block noscript:order-last noscript:block noscript:max-lg:pt-12 noscript:lg:order-none"
      >
        <div className="flex min-h-11.5 items-center justify-between gap-5 border-b border-line-strong">
          <h2 className="text-[1.25rem] font-normal">{say.filters}</h2>
          {address.active.length > 0 ? (
            <Link
              to={address.hrefOf(address.cleared)}
              preventScrollReset
              className="link-gold flex min-h-11 items-center text-small"
            >
              {say.clearFilters}
            </Link>
          ) : null}
        </div>
        <Suspense>
          <FilterForm id={FORM} listing={listing} address={address} />
        </Suspense>
      </aside>
      <div>
        <ResultBar listing={listing} address={address} formId={FORM} />
        {failure ? (
          <Notice kind="error" className="mb-7.5">
            {say.showingCached(failure)}
          </Notice>
        ) : null}
        <Suspense>
          <ShopResults listing={listing} address={address} />
        </Suspense>
      </div>
    </div>
  );
}

/** The loaded listing, or the previous listing if loading failed. */
export function useLastLoaded<Loaded extends LoadedListing>(
  loaded: Loaded | FailedListing,
): Loaded | null {
  const arrived = loaded.listing === null ? null : loaded;
  const [last, setLast] = useState(arrived);
  if (arrived !== null && arrived !== last) setLast(arrived);
  return arrived ?? last;
}
