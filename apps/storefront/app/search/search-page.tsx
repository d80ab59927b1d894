import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { home } from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/search";
import { useEffect } from "react";
import {
  failureAsData,
  ListingLoadFailure,
  ListingView,
  type LoadedListing,
  listingFailure,
  loadListing,
  readFilters,
  useLastLoaded,
  useShopFilters,
} from "../catalogue/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { SEARCH } from "../site-map.ts";
import type { Route } from "./+types/search-page.ts";
import { findNearSearch, type NearSearch } from "./near-search.ts";
import { useRecentSearches } from "./recent-searches.ts";
import { SearchAgain } from "./search-again.tsx";

/** The results of a search, and if it finds nothing, those of its words without one. */
interface LoadedSearch extends LoadedListing {
  readonly near: NearSearch | null;
}

const load: Load<LoadedSearch> = async (api, request) => {
  const loaded = await loadListing(api, request, SEARCH);
  const { q } = readFilters(request.search);
  // A search with filters offers to remove a filter instead.
  const isFiltered = [...request.search.keys()].some((key) => key !== "q");
  if (loaded.listing.total > 0 || isFiltered) return { ...loaded, near: null };
  return { ...loaded, near: await findNearSearch(api, q, request.signal) };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(failureAsData(load));

export function meta(place: Route.MetaArgs) {
  const { q } = readFilters(new URLSearchParams(place.location.search));
  return pageMeta({ title: titleOf(q), personal: true }, place);
}

function titleOf(q: string): string {
  return q === "" ? say.search : say.resultsFor(q);
}

/** The page with the search results: the shop's listing, filtered by the search text. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  const address = useShopFilters("words", loaded?.listing.facets);
  const { q } = address.filters;
  const total = loaded?.listing.total ?? 0;
  const remember = useRecentSearches((state) => state.remember);
  useEffect(() => {
    // Only a search with results is stored, so that a search without results is not suggested
    // later.
    if (q !== "" && total > 0) remember(q);
  }, [q, total, remember]);

  if (!loaded) return <ListingLoadFailure failure={loaderData.failure} />;
  const { listing } = loaded;
  const isKnown = q !== "" && (listing.total > 0 || address.active.length > 0);
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: home, to: "/" }, { label: say.search }]} />
      <PageHead title={titleOf(q)} />
      {isKnown ? (
        <ListingView listing={listing} address={address} failure={loaderData.failure} />
      ) : (
        <SearchAgain q={q} categories={listing.facets.category} near={loaded.near} />
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingLoadFailure failure={listingFailure(error)} />;
}
