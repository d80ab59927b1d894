import type { Slide } from "@suvarna/contract/content/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { loadSlides } from "../platform/load-slides.ts";
import { pageMeta } from "../platform/meta.ts";
import { RatesPanel } from "../rates/index.ts";
import type { Route } from "./+types/shop-page.ts";
import { listingFailure } from "./listing-failure.ts";
import { listingMeta } from "./listing-meta.ts";
import { listingTitle } from "./listing-title.ts";
import { ListingView, useLastLoaded } from "./listing-view.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import { ShopBanner } from "./shop-banner.tsx";
import { readFilters } from "./shop-filters.ts";
import { failureAsData, type LoadedListing, loadListing } from "./shop-listing.ts";
import { useShopFilters } from "./use-shop-filters.ts";

interface ShopData extends LoadedListing {
  readonly slides: readonly Slide[];
}

const load: Load<ShopData> = async (api, request) => {
  const [loaded, slides] = await Promise.all([
    loadListing(api, request, "/shop"),
    // The banner is optional: the page also works without it.
    loadSlides(api, request).catch(() => []),
  ]);
  return { ...loaded, slides };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(failureAsData(load));

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  const filters = readFilters(new URLSearchParams(place.location.search));
  return pageMeta(listingMeta(filters, loaderData?.listing?.facets.category ?? []), place);
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const shown = useLastLoaded(loaderData);
  const address = useShopFilters();
  if (!shown) return <NotLoaded failure={loaderData.failure} />;
  const { listing, slides } = shown;
  const { category } = address.filters;
  const title = listingTitle(address.filters, listing.facets.category);
  return (
    <>
      <ShopBanner slides={slides} />
      <div className="wrap pb-section">
        <Breadcrumb
          trail={
            category.length === 1
              ? [{ label: "Home", to: "/" }, { label: "Shop", to: "/shop" }, { label: title }]
              : [{ label: "Home", to: "/" }, { label: "Shop" }]
          }
        />
        <PageHead title={title} />
        <RatesPanel />
        <div className="pt-6 lg:pt-12">
          <ListingView listing={listing} address={address} failure={loaderData.failure} />
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotLoaded failure={listingFailure(error)} />;
}
