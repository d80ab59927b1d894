import { getMenu } from "@suvarna/contract/catalogue/calls";
import type { Menu } from "@suvarna/contract/catalogue/schemas";
import type { Slide } from "@suvarna/contract/content/schemas";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { KIND_SENTENCES } from "@suvarna/words/here/kind-sentences";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/listing-head";
import * as navigation from "@suvarna/words/here/navigation";
import * as shell from "@suvarna/words/here/shell";
import { Suspense } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { firstSentence, kindOfSlug } from "../pieces/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { loadSlides } from "../platform/load-slides.ts";
import { pageMeta } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { RatesLine } from "../rates/index.ts";
import type { Route } from "./+types/shop-page.ts";
import { KindChips } from "./kind-chips.tsx";
import { type BandPicture, ListingBand, SlideBand } from "./listing-band.tsx";
import { listingFailure } from "./listing-failure.ts";
import { listingJsonLd } from "./listing-json-ld.ts";
import { ListingLoadFailure } from "./listing-load-failure.tsx";
import { listingMeta } from "./listing-meta.ts";
import { filtersOfAddress } from "./listing-place.ts";
import { type Subject, slidesOf, subjectOf } from "./listing-subject.ts";
import { listingTitle } from "./listing-title.ts";
import { ListingView, useLastLoaded } from "./listing-view.tsx";
import type { ShopFilters } from "./shop-filters.ts";
import {
  failureAsData,
  type LoadedListing,
  loadListing,
  type ShopListing,
} from "./shop-listing.ts";
import { useShopFilters } from "./use-shop-filters.ts";

const NotFoundNotice = requiredPart(() =>
  import("./not-found-notice.tsx").then(({ NotFoundNotice }) => NotFoundNotice),
);

/** The part of the menu's data that the page shows. */
type ShownMenu = Pick<Menu, "kinds" | "total">;
const EMPTY_MENU: ShownMenu = { total: 0, kinds: [] };

interface ShopData extends LoadedListing {
  readonly slides: readonly Slide[];
  readonly menu: ShownMenu;
}

const load: Load<ShopData> = async (api, request) => {
  const { kind } = request.params;
  if (kind !== undefined && !kindOfSlug(kind)) throw data(null, { status: 404 });
  const { signal } = request;
  const [loaded, slides, menu] = await Promise.all([
    loadListing(api, request, kind === undefined ? "/shop" : `/shop/${kind}`),
    // The slides and the kinds are optional: the page also works without them.
    loadSlides(api, request).catch(() => []),
    api.call(getMenu, {}, { signal }).catch(() => EMPTY_MENU),
  ]);
  const { kinds, total } = menu;
  return { ...loaded, slides, menu: { kinds, total } };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(failureAsData(load));

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  const { pathname, search } = place.location;
  const filters = filtersOfAddress(pathname, new URLSearchParams(search));
  const listing = loaderData?.listing;
  if (isMissing(place.error)) return pageMeta({ title: shell.pageNotFound, personal: true }, place);
  const head = pageMeta(listingMeta(filters, listing?.facets.category ?? []), place);
  const shop = rootDataOf(place.matches)?.shop;
  // Search engines read the page as the server sends it. React keeps the server's element.
  if (!import.meta.env.SSR || !shop || !listing) return head;
  const title = listingTitle(filters, listing.facets.category);
  const jsonLd = listingJsonLd({ title, trail: trailOf(filters, title), listing, shop });
  return [...head, { "script:ld+json": jsonLd }];
}

/** The page with the listing of all jewellery, a category or a kind, with its filters. */
export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  const address = useShopFilters("shop", loaded?.listing.facets);
  if (!loaded) return <ListingLoadFailure failure={loaderData.failure} />;
  const { listing, slides, menu } = loaded;
  const title = listingTitle(address.filters, listing.facets.category);
  const subject = subjectOf(address.filters);
  const bandSlides = slidesOf(subject, slides);
  const words = {
    title,
    trail: trailOf(address.filters, title),
    ...sentenceOf(subject, listing, menu.total),
  };
  return (
    <>
      {bandSlides.length > 0 ? (
        <SlideBand slides={bandSlides} {...words} />
      ) : (
        <ListingBand picture={pictureOf(subject, menu, listing)} {...words} />
      )}
      <RatesLine />
      <div className="wrap pb-section">
        <KindChips menu={menu} address={address} />
        <div className="lg:pt-5.5">
          <ListingView listing={listing} address={address} failure={loaderData.failure} />
        </div>
      </div>
    </>
  );
}

function trailOf(filters: ShopFilters, title: string) {
  const home = { label: navigation.home, to: "/" };
  return subjectOf(filters) === "all"
    ? [home, { label: navigation.shop }]
    : [home, { label: navigation.shop, to: "/shop" }, { label: title }];
}

function sentenceOf(subject: Subject, { category }: ShopListing, total: number) {
  if (subject === "all") return { sentence: say.designs(total) };
  if (subject === "selection") return { sentence: say.eachPiece };
  if ("kind" in subject) return { sentence: KIND_SENTENCES[subject.kind] };
  // The description of a category may be long; its first sentence says what the category is.
  const described = category ? firstSentence(category.description) : "";
  return described
    ? { sentence: described, langOfSentence: language.langOf(described) }
    : { sentence: say.eachPiece };
}

/** The picture of the listing's kind or category, or else the picture of its first piece. */
function pictureOf(
  subject: Subject,
  menu: ShownMenu,
  { category, pieces: [first] }: ShopListing,
): BandPicture | null {
  const subjectKind = typeof subject === "object" && "kind" in subject ? subject.kind : undefined;
  const kind = menu.kinds.find((entry) => entry.kind === subjectKind);
  const chosen = kind ?? (subjectKind === undefined ? category : null);
  if (chosen?.image) return { src: chosen.image, ground: chosen.ground, whole: chosen !== kind };
  const src = first?.images[0];
  return src ? { src, ground: first.imageGrounds?.[0] ?? "" } : null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <ListingLoadFailure failure={listingFailure(error)} />;
  return (
    <Suspense>
      <NotFoundNotice title={shell.pageNotFound}>{say.noSuchKind}</NotFoundNotice>
    </Suspense>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
